// Loaded with `node --import` before a part of the shop, last of all: it loads the part's code, and holds the part until the start script
// says that what the part needs is there. Loading the code takes longer than all else at a start, and needs none of it.
const { LOAD_FIRST: modules } = process.env

// A process that a part starts also loads this file, but nobody tells that one to go on.
const isOurs = Number(process.env.SLUIMER_STARTED_BY) === process.ppid

if (modules && process.channel && isOurs) {
  const { channel } = process
  // `end-with-parent.mjs` lets the process end in spite of the channel; while it waits it must not.
  channel.ref()
  const told = new Promise((resolve) => process.once('message', resolve))
  for (const module of modules.split(' ')) await import(module)
  await told
  channel.unref()
}
