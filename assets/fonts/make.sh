#!/bin/sh
# Makes the subset web fonts of this folder from Debian's fonts-noto-core. Run by `make fonts`; the results are
# tracked, so that nobody needs fonttools to build the lab.
#
#   apt-get install fonts-noto-core python3-fonttools python3-brotli
#
# What is kept: Latin, Cyrillic and Thai letters of the three languages, punctuation, and the few symbols that the lab
# shows. unicode-range in site/css/fonts.css repeats the ranges below. A learner's own input may hold any other
# character: the browser then falls back to the fonts of the system.
set -eu
cd "$(dirname "$0")"
from=${NOTO:-/usr/share/fonts/truetype/noto}
python=${PYTHON:-/usr/bin/python3}

# subset SOURCE TARGET RANGES
subset() {
    "$python" -m fontTools.subset "$from/$1.ttf" --output-file="$2.woff2" --flavor=woff2 --unicodes="$3" \
        --layout-features='kern,liga,calt,ccmp,locl,mark,mkmk' --no-hinting --desubroutinize --name-IDs='0,1,2,13,14'
}

text='U+0020-007E,U+00A0-017F,U+0192,U+02C6,U+02DA,U+02DC,U+0400-045F,U+0490-0491,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+20BD,U+2116,U+2122'
thai='U+0E01-0E3A,U+0E3F-0E5B,U+200C-200D,U+25CC'
signs='U+2190-2194,U+21A9-21AA,U+21B6-21B7,U+21BA-21BB,U+21E5,U+2212,U+221E,U+2248,U+2260,U+2264-2265,U+2295,U+2297-2298,U+2934-2935,U+29D7'
shapes='U+23ED-23EE,U+23F1,U+23F5,U+23F8,U+2423,U+25A0-25A1,U+25B2-25B3,U+25B6,U+25BC-25BD,U+25C0,U+25C6-25C7,U+25CB,U+25CF-25D0,U+2630,U+26A0,U+2713-2718,U+270E,U+2B21-2B23,U+1F512'

subset NotoSans-Regular noto-sans-400 "$text"
subset NotoSans-Bold noto-sans-700 "$text"
subset NotoSansThai-Regular noto-sans-thai-400 "$thai"
subset NotoSansThai-Bold noto-sans-thai-700 "$thai"
subset NotoSansMath-Regular noto-sans-math-400 "$signs"
subset NotoSansSymbols2-Regular noto-sans-symbols2-400 "$shapes"
