import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { agentScopes } from '@sluimer/contract/agent/ucp'
import { isPasskeyDomainOf } from '@sluimer/domain/customer/passkey'
import { longestInvitationDelayDays } from '@sluimer/domain/review/invitation'
import { vatSchemes } from '@sluimer/domain/tax/vat-treatment'
import { z } from 'zod'
import { retentionSettings, toRetention } from './retention-settings.ts'

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const withoutTrailingSlash = (address: string) => address.replace(/\/+$/, '')

/** Every setting of the api. `.env.example` lists the same ones. Secrets never have a default. */
export const configSchema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    DATABASE_URL: databaseAddress,
    /** 0 takes any free port. */
    API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    /** The address the server listens on; 0.0.0.0 for every network card. */
    HOST: z.string().min(1).default('127.0.0.1'),
    /** The address that shoppers use: it is in the links of mails, and decides whether cookies are for https only. */
    PUBLIC_URL: webAddress.default('http://localhost:3000').transform(withoutTrailingSlash),
    /** The domain that passkeys are for: the host of the public address, or a domain above it. It can never change. */
    PASSKEY_DOMAIN: z.string().optional(),
    /** The account that the shop signs in with (API-01). */
    SERVICE_EMAIL: z.email(),
    SERVICE_PASSWORD: z.string().min(8),
    /** Key that signs service tokens; the same on every node. */
    TOKEN_SECRET: z.string().min(32),
    /** Folder for files that are not code: uploaded pictures and their smaller copies. */
    DATA_DIR: z.string().min(1).default('.data'),
    /** The list of deleted accounts, which a restored backup must not undo. Default: deletions.jsonl in DATA_DIR. */
    DELETIONS_FILE: z.string().min(1).optional(),
    /** The folder of the master pictures; by default that of the demo shop. */
    MEDIA_DIR: z
      .string()
      .min(1)
      .default(fileURLToPath(new URL('../../../demo/pictures', import.meta.url))),
    /** The folder of the layers from which pictures of composed beds are made; by default those of the demo shop. */
    LAYERS_DIR: z
      .string()
      .min(1)
      .default(fileURLToPath(new URL('../../../demo/configurator/layers', import.meta.url))),
    /** The folder of the parts that beds in three dimensions are made of; by default that of the demo shop. */
    MODEL_DIR: z
      .string()
      .min(1)
      .default(fileURLToPath(new URL('../../../demo/configurator/model', import.meta.url))),
    /** The key with which other programs of the shop ask for pictures of beds (API-14); without it nobody can. */
    RENDER_API_KEY: z.string().min(16).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** `outbox` shows mails on the page /outbox, where everyone can read them; an smtp:// address sends them. */
    MAIL_TRANSPORT: z
      .union([z.literal('outbox'), z.url({ protocol: /^smtps?$/ })], "must be 'outbox' or an smtp:// address")
      .default('outbox'),
    MAIL_FROM: z.string().min(3).default('Sluimer <winkel@sluimer.example>'),
    /** `test` is the built-in provider, with a page for every outcome: nobody pays anything. */
    PAYMENT_PROVIDER: z.enum(['test', 'mollie']).optional(),
    MOLLIE_API_KEY: z
      .string()
      .regex(/^(test|live)_\w{30,}$/, 'must be a key of Mollie: test_… or live_…')
      .optional(),
    /** Another address than Mollie's own, for trials. */
    MOLLIE_API_URL: webAddress.default('https://api.mollie.com').transform(withoutTrailingSlash),
    /** `builtin` knows a few streets; a web address asks a PDOK locatieserver. */
    ADDRESS_LOOKUP: z
      .union(
        [z.literal('builtin'), webAddress.transform(withoutTrailingSlash)],
        "must be 'builtin' or an address",
      )
      .default('builtin'),
    /** `builtin` knows made-up points; a web address asks the service points of DHL eCommerce. */
    PICKUP_POINTS: z
      .union(
        [z.literal('builtin'), webAddress.transform(withoutTrailingSlash)],
        "must be 'builtin' or an address",
      )
      .default('builtin'),
    /** Base address of the VIES register; without it only the form of a VAT number is checked. */
    VIES_URL: webAddress.transform(withoutTrailingSlash).optional(),
    /** Whose VAT Belgian consumers pay: Belgian through the one-stop shop, or Dutch below its threshold. */
    VAT_SCHEME: z.enum(vatSchemes).default('oss'),
    /** A list at Mailchimp, or at a service with the same protocol; without it newsletters are sent by other means. */
    NEWSLETTER_URL: webAddress.transform(withoutTrailingSlash).optional(),
    NEWSLETTER_KEY: z.string().min(8).optional(),
    /** Days from the departure of the last parcel until its buyer is asked for a review; 0 asks nobody. */
    REVIEW_INVITATION_DAYS: z.coerce.number().int().min(0).max(longestInvitationDelayDays).default(14),
    /** What agents of shoppers may use (Universal Commerce Protocol): everything, only the catalogue, or nothing. */
    AGENTS: z.enum(agentScopes).default('all'),
    /** Base address of a language model for the chat, OpenAI-compatible (…/v1); without it the built-in engine answers all. */
    ASSISTANT_URL: webAddress.transform(withoutTrailingSlash).optional(),
    ASSISTANT_KEY: z.string().min(8).optional(),
    ASSISTANT_MODEL: z.string().min(1).max(200).optional(),
    /** Tokens that the model may use on one day, questions and answers together; then the built-in engine answers. */
    ASSISTANT_DAY_TOKENS: z.coerce.number().int().min(0).max(2_000_000_000).default(1_000_000),
    /** Calls per minute from one visitor's address before the answer is 429. */
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
    ...retentionSettings,
  })
  .refine((values) => values.MAIL_TRANSPORT !== 'outbox' || !values.PUBLIC_URL.startsWith('https:'), {
    path: ['MAIL_TRANSPORT'],
    message: "'outbox' shows every mail to every visitor: a shop on https needs an smtp:// address",
  })
  .refine(
    ({ PASSKEY_DOMAIN, PUBLIC_URL }) =>
      PASSKEY_DOMAIN === undefined || isPasskeyDomainOf(PASSKEY_DOMAIN, new URL(PUBLIC_URL).hostname),
    { path: ['PASSKEY_DOMAIN'], message: 'must be the host of PUBLIC_URL, or a domain above it' },
  )
  .refine((values) => values.PAYMENT_PROVIDER !== 'mollie' || values.MOLLIE_API_KEY !== undefined, {
    path: ['MOLLIE_API_KEY'],
    message: 'is needed when PAYMENT_PROVIDER is mollie',
  })
  .refine((values) => values.PAYMENT_PROVIDER !== undefined || !values.PUBLIC_URL.startsWith('https:'), {
    path: ['PAYMENT_PROVIDER'],
    message: 'a shop on https must say how it is paid: mollie, or test when nobody should really pay',
  })
  .refine((values) => (values.NEWSLETTER_URL === undefined) === (values.NEWSLETTER_KEY === undefined), {
    path: ['NEWSLETTER_KEY'],
    message: 'and NEWSLETTER_URL go together',
  })
  .refine((values) => (values.ASSISTANT_URL === undefined) === (values.ASSISTANT_MODEL === undefined), {
    path: ['ASSISTANT_MODEL'],
    message: 'and ASSISTANT_URL go together',
  })
  .transform((values) => ({
    environment: values.NODE_ENV,
    databaseUrl: values.DATABASE_URL,
    port: values.API_PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    passkeyDomain: values.PASSKEY_DOMAIN ?? new URL(values.PUBLIC_URL).hostname,
    serviceEmail: values.SERVICE_EMAIL,
    servicePassword: values.SERVICE_PASSWORD,
    tokenSecret: values.TOKEN_SECRET,
    dataDir: values.DATA_DIR,
    deletionsFile: values.DELETIONS_FILE ?? join(values.DATA_DIR, 'deletions.jsonl'),
    mediaDir: values.MEDIA_DIR,
    layersDir: values.LAYERS_DIR,
    modelDir: values.MODEL_DIR,
    renderApiKey: values.RENDER_API_KEY,
    logLevel: values.LOG_LEVEL,
    mailTransport: values.MAIL_TRANSPORT,
    mailFrom: values.MAIL_FROM,
    /** The settings of Mollie's client; undefined while the built-in test provider is used. */
    mollie:
      values.PAYMENT_PROVIDER === 'mollie' && values.MOLLIE_API_KEY !== undefined
        ? { apiKey: values.MOLLIE_API_KEY, apiUrl: values.MOLLIE_API_URL }
        : undefined,
    addressLookup: values.ADDRESS_LOOKUP,
    pickupPoints: values.PICKUP_POINTS,
    viesUrl: values.VIES_URL,
    vatScheme: values.VAT_SCHEME,
    /** The mailing service that learns who subscribes; undefined without one. */
    newsletterProvider:
      values.NEWSLETTER_URL !== undefined && values.NEWSLETTER_KEY !== undefined
        ? { url: values.NEWSLETTER_URL, key: values.NEWSLETTER_KEY }
        : undefined,
    reviewInvitationDays: values.REVIEW_INVITATION_DAYS,
    /** The model that may answer in the chat; undefined when the built-in engine answers alone. */
    assistantModel:
      values.ASSISTANT_URL !== undefined && values.ASSISTANT_MODEL !== undefined
        ? {
            url: values.ASSISTANT_URL,
            key: values.ASSISTANT_KEY,
            model: values.ASSISTANT_MODEL,
            tokensPerDay: values.ASSISTANT_DAY_TOKENS,
            timeoutMs: 15_000,
          }
        : undefined,
    agents: values.AGENTS,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    retention: toRetention(values),
  }))

export type Config = Readonly<z.output<typeof configSchema>>

/** Reads the settings, or throws one error that names every problem at once. Empty values count as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  return Object.freeze(parse(configSchema, environment))
}

/** Reads the one setting that the migrations need. */
export function readDatabaseUrl(environment: Record<string, string | undefined>): string {
  return parse(z.object({ DATABASE_URL: databaseAddress }), environment).DATABASE_URL
}

/** Reads the folder of the master pictures, for the commands that import pictures. */
export function readMediaDir(environment: Record<string, string | undefined>): string {
  return parse(z.object({ MEDIA_DIR: configSchema.in.shape.MEDIA_DIR }), environment).MEDIA_DIR
}

function parse<Output>(schema: z.ZodType<Output>, environment: Record<string, string | undefined>): Output {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`The api cannot start with these settings:\n${problems.join('\n')}`)
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
