import { runReviewCommand } from './features/review/moderate/review-command.ts'
import { runWithDeps } from './run-with-deps.ts'

/** `npm run review -w apps/api -- waiting`: lists and moderates reviews while the shop is running. */
await runWithDeps(runReviewCommand)
