import { runOrderCommand } from './features/order/after-sale/order-command.ts'
import { runWithDeps } from './run-with-deps.ts'

/** `npm run order -w apps/api -- ship KJD1000001 --carrier PostNL`: changes an order while the shop is running. */
await runWithDeps(runOrderCommand)
