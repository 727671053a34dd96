import { randomBytes } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { z } from 'zod'
import { listDeletionsJob } from '../../src/features/account/data/list-deletions.job.ts'
import { endUnusedAccountsJob } from '../../src/features/account/unused/end-unused-accounts.job.ts'
import { advanceWayBacksJob } from '../../src/features/customer/way-back/advance-way-backs.job.ts'
import { moveMoney } from '../../src/features/order/after-sale/move-money.job.ts'
import { mailDayBeforeJob } from '../../src/features/order/announce/mail/mail-day-before.job.ts'
import { mailOrderConfirmationJob } from '../../src/features/order/papers/mail/mail-order-confirmation.job.ts'
import { placeOrder } from '../../src/features/order/place/place-order.ts'
import { receiveWebhook } from '../../src/features/order/settle/receive-webhook.ts'
import { createPaymentProvider } from '../../src/features/payment/create-payment-provider.ts'
import { answerQuestion } from '../../src/features/question/answer/answer-question.ts'
import { answerReview } from '../../src/features/review/moderate/moderate-review.ts'
import { createChangeFeed } from '../../src/platform/change-feed/change-feed.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import type { Deps } from '../../src/platform/deps.ts'
import { createJobs } from '../../src/platform/jobs/jobs.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createMail } from '../../src/platform/mail/mail.ts'
import { sendMailJob } from '../../src/platform/mail/send-mail.job.ts'
import { createReadiness } from '../../src/platform/readiness.ts'
import { createShelves } from '../../src/platform/shelf/shelves.ts'
import { aCheapPasswordCost, aConfig } from '../test-config.ts'

/**
 * Where the process is killed: at a call for random bytes (each is between two writes), after this many mails were queued and
 * before the last of them is committed, after a mail was sent and before that is noted, before or after a request to the
 * provider, or before the question how the payment stands now.
 */
export const killPointSchema = z.union([
  z.object({ atRandomBytes: z.int().min(1) }),
  z.object({ afterMails: z.int().min(1) }),
  z.enum(['after-sending', 'before-provider', 'after-provider', 'before-status', 'at-the-end']),
])
export type KillPoint = z.infer<typeof killPointSchema>

const taskSchema = z.object({
  databaseUrl: z.string(),
  killAt: killPointSchema,
  work: z.union([
    z.object({ cartId: z.string(), details: z.unknown(), expectedTotalCents: z.int() }),
    z.object({ providerPaymentId: z.string() }),
    z.object({ movesMoney: z.literal(true) }),
    z.object({ nightJob: z.string(), at: z.iso.datetime() }),
    z.object({ answers: z.enum(['question', 'review']), id: z.int(), words: z.string() }),
    z.object({ mailId: z.int(), mailTransport: z.string() }),
  ]),
})
export type KillTask = z.infer<typeof taskSchema>

/** Kills the process as a power cut does: no handler runs, and no connection is closed properly. */
function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('still alive after SIGKILL')
}

const nightJobs = [endUnusedAccountsJob, advanceWayBacksJob, mailDayBeforeJob]
const { databaseUrl, killAt, work } = taskSchema.parse(JSON.parse(process.argv[2] ?? ''))
const deps = await openDeps()
// Node keeps what it compiled when a process ends by itself, and this one never does: each would compile all of the api anew.
flushCompileCache()

let calls = 0
let mails = 0
const provider = createPaymentProvider(deps)
const doomed = {
  ...deps,
  randomBytes(count: number) {
    if (typeof killAt === 'object' && 'atRandomBytes' in killAt && ++calls === killAt.atRandomBytes) die()
    return deps.randomBytes(count)
  },
  mail: {
    async queue(...mail: Parameters<Deps['mail']['queue']>) {
      await deps.mail.queue(...mail)
      if (typeof killAt === 'object' && 'afterMails' in killAt && ++mails === killAt.afterMails) die()
    },
  },
  paymentProvider: {
    ...provider,
    create: deadly(provider.create),
    capture: deadly(provider.capture),
    refund: deadly(provider.refund),
    find(id: string) {
      if (killAt === 'before-status') die()
      return provider.find(id)
    },
  },
}
if ('cartId' in work)
  await placeOrder(doomed, {
    ...work,
    details: work.details as Parameters<typeof placeOrder>[1]['details'],
    paymentAnswers: null,
  })
else if ('movesMoney' in work) await moveMoney(doomed)
else if ('nightJob' in work) await runNightJob(work)
else if ('answers' in work)
  await (work.answers === 'question' ? answerQuestion : answerReview)(doomed, work.id, work.words)
else if ('mailId' in work) await sendUnnoted(work)
else await receiveWebhook(doomed, provider.name, { id: work.providerPaymentId })
die()

/** Makes a call to the provider the last thing that this process does. */
function deadly<Wish, Answer>(call: (wish: Wish) => Promise<Answer>) {
  return async (wish: Wish): Promise<Answer> => {
    if (killAt === 'before-provider') die()
    const answer = await call(wish)
    if (killAt === 'after-provider') die()
    return answer
  }
}

async function runNightJob({ nightJob, at }: { nightJob: string; at: string }): Promise<void> {
  const job = nightJobs.find(({ name }) => name === nightJob)
  if (job === undefined) throw new Error(`There is no job ${nightJob}`)
  const context = { attempt: 1, signal: new AbortController().signal }
  await job.run({}, { ...doomed, clock: () => new Date(at) }, context)
}

/** Sends a mail, and looks at the clock for when it was sent as the last thing that this process does. */
async function sendUnnoted({ mailId, mailTransport }: { mailId: number; mailTransport: string }) {
  const config = { ...deps.config, mailTransport }
  const context = { attempt: 1, signal: new AbortController().signal }
  await sendMailJob.run({ mailId }, { ...deps, config, clock: () => die() }, context)
}

/** Opens the parts that use cases need, without a server, so that this process starts in half the time. */
async function openDeps(): Promise<Deps> {
  const config = aConfig(databaseUrl)
  const log = createLogger(config)
  const clock = () => new Date()
  const { db } = openDatabase({ url: databaseUrl, maxConnections: 2 })
  const jobs = createJobs({ databaseUrl, isWorking: false, log })
  const changes = createChangeFeed({ databaseUrl, db, log })
  const opened: Deps = {
    config,
    db,
    jobs,
    mail: createMail({ jobs, clock }),
    changes,
    shelves: createShelves(changes),
    readiness: createReadiness(),
    clock,
    randomBytes,
    passwordCost: aCheapPasswordCost,
    log,
  }
  await jobs.start([mailOrderConfirmationJob, sendMailJob, listDeletionsJob], opened)
  return opened
}
