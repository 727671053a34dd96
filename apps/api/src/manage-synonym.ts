import { runSynonymCommand } from './features/search/synonym/synonym-command.ts'
import { runWithDeps } from './run-with-deps.ts'

/** `npm run synonym -w apps/api -- list`: lists, saves and removes staff's synonyms while the shop is running. */
await runWithDeps(runSynonymCommand)
