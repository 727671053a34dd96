// `npm start` goes from a fresh clone to a running shop; `npm run dev` does the same with pages that follow their sources. It is plain
// JavaScript without dependencies, because it runs before anything is installed, on whatever Node (18 or newer) the machine has.
// Everything it starts runs on the pinned Node.
const oldestNode = 18

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  process.stderr.write(`Node ${oldestNode} or newer is needed to start; this is ${process.version}.\n`)
  process.exit(1)
}

const { startShop } = await import('./start-shop.mjs')
await startShop({ isDevelopment: process.argv.includes('--dev') })
