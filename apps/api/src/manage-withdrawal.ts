import { runWithdrawalCommand } from './features/service/settle/withdrawal-command.ts'
import { runWithDeps } from './run-with-deps.ts'

/** `npm run withdrawal -w apps/api -- waiting`: lists and settles statements of withdrawal while the shop is running. */
await runWithDeps(runWithdrawalCommand)
