// Loaded with `node --import` before a part of the shop: when the start script is gone, even killed with -9, its
// channel closes and this part stops as if asked to.
const stopLimitMs = 10_000

if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    process.kill(process.pid, 'SIGTERM')
  })
}
