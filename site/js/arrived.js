// Modules that are fetched when they are first wanted.

let tries = 0;

/**
 * The module that load() imports. Some browsers keep one that couldn't be fetched as failed, whatever the network does later: under
 * another address it is another one, so load("?again=1") is to import it by that.
 */
export async function arrived(load) {
  try {
    return await load("");
  } catch {
    tries += 1;
    return load(`?again=${tries}`);
  }
}
