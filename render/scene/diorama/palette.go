package diorama

import "github.com/redrivelab/redrivelab/render/view"

// palette is the colours of one theme. Dark lamps are dim, red ones dark and warm, green ones bright: they differ in
// brightness too.
type palette struct {
	fixed      [fixedPaints]tint
	lamp       [view.Closed + 1]tint
	tick       tint
	socketRim  tint
	socketDark tint
	schemas    [shapes + 1]tint // by shape
}

var (
	lampsDark  = [view.Closed + 1]tint{{rgb: 0x3a4672}, {rgb: 0xffd24a, glow: 100}, {rgb: 0x4dfa9a, glow: 100}, {rgb: 0xff5a5a, glow: 90}}
	lampsLight = [view.Closed + 1]tint{{rgb: 0x3c4672}, {rgb: 0xffd52e, glow: 100}, {rgb: 0x4dfa9a, glow: 100}, {rgb: 0xff5560, glow: 90}}
	schemaTint = [shapes + 1]tint{{rgb: 0x4c8dff}, {rgb: 0x9b5cff}, {rgb: 0x2fbf71}, {rgb: 0xf2a33c}, {rgb: 0xe5484d}}
)

var palettes = [3]palette{
	{
		lamp: lampsDark, tick: tint{rgb: 0xffcc3d, glow: 100}, schemas: schemaTint,
		socketRim: tint{rgb: 0xdfe6ff, glow: 20}, socketDark: tint{rgb: 0x2a3358},
		fixed: [fixedPaints]tint{
			paintPlate: {rgb: 0x29324f}, paintPlateEdge: {rgb: 0x3a4468}, paintFoot: {rgb: 0x2a3152}, paintSleeper: {rgb: 0x3d4a78},
			paintBlue: {rgb: 0x4a86ff}, paintGreen: {rgb: 0x45c978}, paintGreenFloor: {rgb: 0x4fdd88}, paintAmber: {rgb: 0xf7b733},
			paintViolet: {rgb: 0x9a5cf5}, paintVioletFloor: {rgb: 0xa06bff}, paintGlass: {rgb: 0xb79bff, alpha: 40}, paintGleam: {rgb: 0xe6dcff, alpha: 92, glow: 60},
			paintRed: {rgb: 0xf0565b}, paintRedFloor: {rgb: 0xff6b6b}, paintTeal: {rgb: 0x2bd0cf},
			paintPillar: {rgb: 0x46558a}, paintHouse: {rgb: 0x56669f}, paintHouseTrim: {rgb: 0x8191cf}, paintRoof: {rgb: 0x6274b2},
			paintSteel: {rgb: 0x5d6ca5}, paintBoard: {rgb: 0x141a2e}, paintTower: {rgb: 0x56659c}, paintDial: {rgb: 0xe9eeff, glow: 30},
			paintDialRim: {rgb: 0x8c9acb}, paintHand: {rgb: 0x1f2947}, paintStripe: {rgb: 0xf04e52}, paintWhite: {rgb: 0xf4f4fa},
			paintParcel: {rgb: 0xffe6b0, glow: 22}, paintPaper: {rgb: 0xfff6e2, glow: 25}, paintWaiting: {rgb: 0xd8c09a}, paintWaitingShape: {rgb: 0x3f72d6},
			paintWound: {rgb: 0xff2f7d, glow: 60}, paintTag: {rgb: 0x3d7bff, glow: 15}, paintTagChanged: {rgb: 0xff3d68, glow: 50}, paintShadow: {rgb: 0x04060c, alpha: 150}, paintUnder: {rgb: 0x3a4c92, alpha: 120},
		},
	},
	{
		lamp: lampsLight, tick: tint{rgb: 0xffc21f, glow: 100}, schemas: schemaTint,
		socketRim: tint{rgb: 0xffffff, glow: 20}, socketDark: tint{rgb: 0x46527f},
		fixed: lightFixed,
	},
	{
		lamp: lampsLight, tick: tint{rgb: 0xffb800, glow: 100}, schemas: schemaTint,
		socketRim: tint{rgb: 0xffffff, glow: 20}, socketDark: tint{rgb: 0x36426c},
		fixed: projectorFixed,
	},
}

var lightFixed = [fixedPaints]tint{
	paintPlate: {rgb: 0xf3f5fb}, paintPlateEdge: {rgb: 0xe3e8f5}, paintFoot: {rgb: 0xc9d3ec}, paintSleeper: {rgb: 0xb9c4de},
	paintBlue: {rgb: 0x3c7bf0}, paintGreen: {rgb: 0x37b96a}, paintGreenFloor: {rgb: 0x4fd488}, paintAmber: {rgb: 0xf0a92b},
	paintViolet: {rgb: 0x9250f0}, paintVioletFloor: {rgb: 0xaa74ff}, paintGlass: {rgb: 0x9d7cf0, alpha: 48}, paintGleam: {rgb: 0xffffff, alpha: 140, glow: 60},
	paintRed: {rgb: 0xe84b52}, paintRedFloor: {rgb: 0xff6f6f}, paintTeal: {rgb: 0x1fbfc0},
	paintPillar: {rgb: 0x98a6c8}, paintHouse: {rgb: 0x7f8fbe}, paintHouseTrim: {rgb: 0xaab6da}, paintRoof: {rgb: 0x5f70a6},
	paintSteel: {rgb: 0x7d8cb8}, paintBoard: {rgb: 0x1d2745}, paintTower: {rgb: 0x8796c2}, paintDial: {rgb: 0xffffff},
	paintDialRim: {rgb: 0xb4c0de}, paintHand: {rgb: 0x1b2440}, paintStripe: {rgb: 0xe8434a}, paintWhite: {rgb: 0xffffff},
	paintParcel: {rgb: 0xffdf9e, glow: 15}, paintPaper: {rgb: 0xfff8ea, glow: 20}, paintWaiting: {rgb: 0xe3cda6}, paintWaitingShape: {rgb: 0x4c80e0},
	paintWound: {rgb: 0xf0186c, glow: 50}, paintTag: {rgb: 0x2f6df0, glow: 10}, paintTagChanged: {rgb: 0xf02457, glow: 40}, paintShadow: {rgb: 0x04060c, alpha: 84}, paintUnder: {rgb: 0x2a3558, alpha: 90},
}

var projectorFixed = [fixedPaints]tint{
	paintPlate: {rgb: 0xfafbff}, paintPlateEdge: {rgb: 0xe4e9f6}, paintFoot: {rgb: 0xbccbf0}, paintSleeper: {rgb: 0xaab7d8},
	paintBlue: {rgb: 0x1f66f0}, paintGreen: {rgb: 0x1fae58}, paintGreenFloor: {rgb: 0x3fd27c}, paintAmber: {rgb: 0xf09a00},
	paintViolet: {rgb: 0x8236f0}, paintVioletFloor: {rgb: 0xa060ff}, paintGlass: {rgb: 0x8a60f0, alpha: 52}, paintGleam: {rgb: 0xffffff, alpha: 150, glow: 60},
	paintRed: {rgb: 0xe6343c}, paintRedFloor: {rgb: 0xff5c60}, paintTeal: {rgb: 0x00b5b8},
	paintPillar: {rgb: 0x8090ba}, paintHouse: {rgb: 0x7e8fc0}, paintHouseTrim: {rgb: 0xaebadf}, paintRoof: {rgb: 0x5b6da6},
	paintSteel: {rgb: 0x6a7aac}, paintBoard: {rgb: 0x141d3a}, paintTower: {rgb: 0x7586b8}, paintDial: {rgb: 0xffffff},
	paintDialRim: {rgb: 0x9fb0d8}, paintHand: {rgb: 0x0f1730}, paintStripe: {rgb: 0xe02830}, paintWhite: {rgb: 0xffffff},
	paintParcel: {rgb: 0xffd98a, glow: 12}, paintPaper: {rgb: 0xfffaf0, glow: 20}, paintWaiting: {rgb: 0xdcc396}, paintWaitingShape: {rgb: 0x2f6fe6},
	paintWound: {rgb: 0xe8005c, glow: 50}, paintTag: {rgb: 0x1f5ff0, glow: 10}, paintTagChanged: {rgb: 0xe80a48, glow: 40}, paintShadow: {rgb: 0x04060c, alpha: 72}, paintUnder: {rgb: 0x24305a, alpha: 84},
}
