import { DefaultJobQueuePlugin, DefaultLogger, dummyPaymentHandler, LogLevel } from '@vendure/core'

const database = new URL(process.env.DATABASE_URL)

/** Vendure as its own documentation sets it up, with the job queue in the server's process. */
export const config = {
  apiOptions: { port: Number(process.env.PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'bench', password: 'alleen-voor-deze-meting' },
    cookieOptions: { secret: 'een-sleutel-die-alleen-deze-meting-kent' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: database.hostname,
    port: Number(database.port),
    username: database.username,
    password: database.password,
    database: process.env.DATABASE_NAME,
    synchronize: process.env.MAKE_TABLES === '1',
    logging: false,
    extra: { max: 16 },
  },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true })],
}
