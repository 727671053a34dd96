import { runAccountCommand } from './features/account/staff/account-command.ts'
import { runWithDeps } from './run-with-deps.ts'

/** `npm run account -w apps/api -- log-out <e-mail>`: ends sessions, and repeats deletions, while the shop is running. */
await runWithDeps(runAccountCommand)
