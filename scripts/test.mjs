// `npm test`, `npm test -- unit` …: sets up what it needs itself, on whatever Node (18 or newer) the machine has.
const oldestNode = 18

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  process.stderr.write(`Node ${oldestNode} or newer is needed to start; this is ${process.version}.\n`)
  process.exit(1)
}

const { runTests } = await import('./test/run-tests.mjs')
await runTests(process.argv.slice(2))
