// Loaded with `node --import` before a part of the shop: when the start script ends, even killed with -9, its channel
// closes and this part stops as if asked to.
const stopLimitMs = 10_000

// A process that a part starts also loads this file, but it has a channel and a parent of its own.
const isOurs = Number(process.env.SLUIMER_STARTED_BY) === process.ppid

if (process.channel && isOurs) {
  process.channel.unref()
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    process.kill(process.pid, 'SIGTERM')
  })
}
