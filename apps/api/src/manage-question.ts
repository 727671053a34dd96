import { runQuestionCommand } from './features/question/answer/question-command.ts'
import { runWithDeps } from './run-with-deps.ts'

/** `npm run question -w apps/api -- waiting`: lists and answers shoppers' questions while the shop is running. */
await runWithDeps(runQuestionCommand)
