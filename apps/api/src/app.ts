import { randomBytes } from 'node:crypto'
import type { Config } from './config.ts'
import { registerAccountRoutes } from './features/account/account.routes.ts'
import { anonymizeOrdersJob } from './features/account/data/anonymize-orders.job.ts'
import { listDeletionsJob } from './features/account/data/list-deletions.job.ts'
import { endUnusedAccountsJob } from './features/account/unused/end-unused-accounts.job.ts'
import { registerAddressRoutes } from './features/address/address.routes.ts'
import { forgetAddressesJob } from './features/address/forget-addresses.job.ts'
import { registerAgentRoutes } from './features/agent/agent.routes.ts'
import { forgetAgentCartsJob } from './features/agent/forget-agent-carts.job.ts'
import { registerAssistantRoutes } from './features/assistant/assistant.routes.ts'
import { forgetChatsJob } from './features/assistant/forget-chats.job.ts'
import { registerCartRoutes } from './features/cart/cart.routes.ts'
import { registerCatalogRoutes } from './features/catalog/catalog.routes.ts'
import { createDealTimes } from './features/catalog/deal/deal-times.ts'
import { repeatDealsJob } from './features/catalog/deal/repeat-deals.job.ts'
import { createProductShelf } from './features/catalog/product/product-shelf.ts'
import type { FindSetViews } from './features/catalog/product/set-views.ts'
import { createKeptPromises } from './features/catalog/stock/kept-promises.ts'
import { createFeaturedShelf } from './features/catalog/tile/featured-shelf.ts'
import { createTileShelf } from './features/catalog/tile/tile-shelf.ts'
import { registerCheckoutRoutes } from './features/checkout/checkout.routes.ts'
import { forgetCartsJob } from './features/checkout/forget-carts.job.ts'
import { forgetCheckoutAnswersJob } from './features/checkout/forget-checkout-answers.job.ts'
import { registerConfiguratorRoutes } from './features/configurator/configurator.routes.ts'
import { forgetBedMailsJob } from './features/configurator/mail/forget-bed-mails.job.ts'
import { findSetViews } from './features/configurator/picture/find-set-views.ts'
import { createContentShelf } from './features/content/block/content-shelf.ts'
import { registerContentRoutes } from './features/content/content.routes.ts'
import { mailNoticeJob } from './features/customer/alarm/mail-notice.job.ts'
import { forgetLoginsJob } from './features/customer/forget-logins.job.ts'
import { mailProofJob } from './features/customer/prove/mail-proof.job.ts'
import { advanceWayBacksJob } from './features/customer/way-back/advance-way-backs.job.ts'
import { forgetPickupPointsJob } from './features/delivery/pickup/forget-pickup-points.job.ts'
import { registerPickupRoutes } from './features/delivery/pickup/pickup.routes.ts'
import { forgetSignupsJob } from './features/marketing/forget-signups.job.ts'
import { welcomeSubscriberJob } from './features/marketing/mail/welcome-subscriber.job.ts'
import { registerMarketingRoutes } from './features/marketing/marketing.routes.ts'
import { tellProviderJob } from './features/marketing/provider/tell-provider.job.ts'
import { remindCartsJob } from './features/marketing/remind-carts.job.ts'
import { registerMediaRoutes } from './features/media/media.routes.ts'
import { createPictureShelf } from './features/media/picture-shelf.ts'
import { moveMoneyJob } from './features/order/after-sale/move-money.job.ts'
import { mailDayBeforeJob } from './features/order/announce/mail/mail-day-before.job.ts'
import { expireOrdersJob } from './features/order/expire/expire-orders.job.ts'
import { forgetPaymentAnswersJob } from './features/order/expire/forget-payment-answers.job.ts'
import { forgetUnpaidOrdersJob } from './features/order/expire/forget-unpaid-orders.job.ts'
import { registerOrderRoutes } from './features/order/order.routes.ts'
import { mailOrderConfirmationJob } from './features/order/papers/mail/mail-order-confirmation.job.ts'
import { mailOrderCreditedJob } from './features/order/papers/mail/mail-order-credited.job.ts'
import { mailOrderShippedJob } from './features/order/papers/mail/mail-order-shipped.job.ts'
import { registerPaymentWebhookRoutes } from './features/order/settle/payment-webhook.routes.ts'
import { askOfferedMethodsJob } from './features/payment/ask-offered-methods.job.ts'
import { registerTestProviderRoutes } from './features/payment/test-provider/test-provider.routes.ts'
import { registerPromotionRoutes } from './features/promotion/promotion.routes.ts'
import { forgetQuestionsJob } from './features/question/answer/forget-questions.job.ts'
import { registerQuestionRoutes } from './features/question/question.routes.ts'
import { inviteReviewersJob } from './features/review/invite/invite-reviewers.job.ts'
import { forgetReviewsJob } from './features/review/moderate/forget-reviews.job.ts'
import { readOpinionsJob } from './features/review/moderate/read-opinions.job.ts'
import { forgetPicturesJob } from './features/review/picture/forget-pictures.job.ts'
import { registerReviewRoutes } from './features/review/review.routes.ts'
import { registerSearchRoutes } from './features/search/search.routes.ts'
import { forgetMessagesJob } from './features/service/forget-messages.job.ts'
import { judgeWithdrawalJob } from './features/service/judge-withdrawal.job.ts'
import { registerServiceRoutes } from './features/service/service.routes.ts'
import { registerWizardRoutes } from './features/wizard/wizard.routes.ts'
import { registerAuthRoutes } from './platform/auth/auth.routes.ts'
import { createChangeFeed } from './platform/change-feed/change-feed.ts'
import { forgetOldChangesJob } from './platform/change-feed/retention.ts'
import { shareAnswers } from './platform/change-feed/shared-answer.ts'
import { registerChangeStream } from './platform/change-feed/stream/change-stream.routes.ts'
import { openDatabase } from './platform/db/database.ts'
import type { Deps } from './platform/deps.ts'
import { registerHealthRoutes } from './platform/health/health.ts'
import { createServer, type Server } from './platform/http/server.ts'
import type { Job } from './platform/jobs/job.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { createLogger, type Logger } from './platform/log.ts'
import { forgetMailsJob } from './platform/mail/forget-mails.job.ts'
import { createMail } from './platform/mail/mail.ts'
import { registerOutboxRoutes } from './platform/mail/outbox.routes.ts'
import { sendMailJob } from './platform/mail/send-mail.job.ts'
import { advisedPasswordCost, type PasswordCost } from './platform/password-cost.ts'
import { createReadiness } from './platform/readiness.ts'
import { createShelves } from './platform/shelf/shelves.ts'

/** Registers every feature's routes, one line each. */
function registerRoutes(app: Server, deps: Deps): void {
  registerHealthRoutes(app, deps)
  registerChangeStream(app, deps)
  registerAuthRoutes(app, deps)
  registerAccountRoutes(app, deps)
  registerOutboxRoutes(app, deps)
  registerPromotionRoutes(app, deps)
  registerCartRoutes(app, deps)
  registerCheckoutRoutes(app, deps)
  registerOrderRoutes(app, deps)
  registerPaymentWebhookRoutes(app, deps)
  registerTestProviderRoutes(app, deps)
  const promises = createKeptPromises(deps)
  const views: FindSetViews = (slugs) => findSetViews(deps, slugs)
  const tiles = createTileShelf(deps, promises, views)
  const products = createProductShelf(deps, promises, views)
  const featured = createFeaturedShelf(deps)
  registerCatalogRoutes(app, deps, { tiles, products, featured })
  registerConfiguratorRoutes(app, deps)
  registerAddressRoutes(app, deps)
  registerPickupRoutes(app, deps)
  const kept = { contents: createContentShelf(deps), pictures: createPictureShelf(deps) }
  registerContentRoutes(app, deps, kept)
  registerMediaRoutes(app, deps)
  registerServiceRoutes(app, deps)
  registerMarketingRoutes(app, deps)
  registerReviewRoutes(app, deps, { products, tiles })
  const dealTimes = createDealTimes(deps)
  const search = registerSearchRoutes(app, deps, { ...kept, tiles, products, featured, dealTimes })
  registerQuestionRoutes(app, deps, products)
  registerWizardRoutes(app, deps, search)
  registerAssistantRoutes(app, deps, { search, tiles, products })
  registerAgentRoutes(app, deps, search)
}

/** Every job, one line each. */
export const allJobs: readonly Job[] = [
  sendMailJob,
  forgetOldChangesJob,
  expireOrdersJob,
  repeatDealsJob,
  moveMoneyJob,
  askOfferedMethodsJob,
  mailOrderShippedJob,
  mailDayBeforeJob,
  mailOrderCreditedJob,
  forgetPaymentAnswersJob,
  forgetCheckoutAnswersJob,
  forgetCartsJob,
  forgetAgentCartsJob,
  forgetUnpaidOrdersJob,
  forgetMailsJob,
  mailOrderConfirmationJob,
  forgetAddressesJob,
  forgetPickupPointsJob,
  judgeWithdrawalJob,
  forgetMessagesJob,
  forgetChatsJob,
  welcomeSubscriberJob,
  tellProviderJob,
  forgetSignupsJob,
  forgetBedMailsJob,
  remindCartsJob,
  inviteReviewersJob,
  forgetReviewsJob,
  forgetPicturesJob,
  readOpinionsJob,
  forgetQuestionsJob,
  mailProofJob,
  mailNoticeJob,
  forgetLoginsJob,
  anonymizeOrdersJob,
  listDeletionsJob,
  endUnusedAccountsJob,
  advanceWayBacksJob,
]

export interface AppOptions {
  readonly config: Config
  readonly log?: Logger
  readonly clock?: () => Date
  readonly randomBytes?: (count: number) => Buffer
  readonly passwordCost?: PasswordCost
  /** False leaves jobs in their queue, for tests that run them explicitly. */
  readonly runsJobs?: boolean
  /** Number of database connections; a test needs few. */
  readonly maxConnections?: number
}

export interface App {
  readonly server: Server
  readonly deps: Deps
  readonly jobs: Jobs
}

/** Puts the parts together. `server.ready()` starts them, `server.close()` lets them finish and stops them. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, clock = () => new Date(), runsJobs = true } = options
  const log = options.log ?? createLogger(config)
  const database = openDatabase({
    url: config.databaseUrl,
    onBrokenConnection: (error) => log.warn({ err: error }, 'a database connection broke'),
    ...(options.maxConnections === undefined ? {} : { maxConnections: options.maxConnections }),
  })
  const jobs = createJobs({ databaseUrl: config.databaseUrl, isWorking: runsJobs, log })
  const changes = createChangeFeed({ databaseUrl: config.databaseUrl, db: database.db, log })
  const deps: Deps = {
    config,
    db: database.db,
    jobs,
    mail: createMail({ jobs, clock }),
    changes,
    shelves: createShelves(changes),
    readiness: createReadiness(),
    clock,
    randomBytes: options.randomBytes ?? randomBytes,
    passwordCost: options.passwordCost ?? advisedPasswordCost,
    log,
  }
  const server = await createServer({ config, log, clock })
  // Hooks run in this order, so that features that load data on ready find the feed and the queue working.
  server.addHook('onReady', async () => {
    await changes.start()
    await jobs.start(allJobs, deps)
  })
  // Close hooks run in reverse order: these are last, when every request is answered and every feature has stopped.
  server.addHook('onClose', async () => {
    await jobs.stop()
    await changes.stop()
    await database.close()
  })
  shareAnswers(server, changes, clock)
  registerRoutes(server, deps)
  return { server, deps, jobs }
}
