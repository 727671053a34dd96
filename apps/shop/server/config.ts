import { agentScopes } from '@sluimer/contract/agent/ucp'
import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const withoutTrailingSlash = (address: string) => address.replace(/\/+$/, '')
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(webAddress.transform((address) => new URL(address).origin)))
const isHttps = (address: string | undefined) => address?.startsWith('https:') ?? false
const port = z.coerce.number().int().min(0).max(65_535)

/**
 * Every setting of the shop's server. `.env.example` names the same ones.
 * @public A test of the api compares them, and finds this file by its path.
 */
export const configSchema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    /** 0 takes any free port. */
    PORT: port.default(3000),
    API_URL: webAddress.default('http://localhost:4000').transform(withoutTrailingSlash),
    /** The address shoppers use; its scheme decides whether HSTS is sent. Follows PORT when absent. */
    PUBLIC_URL: webAddress.transform(withoutTrailingSlash).optional(),
    /** The account with which the shop signs in at the api (API-01). */
    SERVICE_EMAIL: z.email(),
    SERVICE_PASSWORD: z.string().min(8),
    /** The folder in which the files of earlier builds are kept, so that a browser that has those is sent what changed. */
    DATA_DIR: z.string().min(1).default('.data'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** How many of our own proxies are in front of this server: that many entries of X-Forwarded-For are believed. */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
    /** Whether the api's /docs and /openapi.json are reachable through the shop; when absent, only without https. */
    API_DOCS: z.enum(['open', 'closed']).optional(),
    /** Where people report security holes in the shop: a mailto: or https: address. The contact page when absent. */
    SECURITY_CONTACT: z
      .url({ protocol: /^(mailto|https)$/, error: 'must be a mailto: or https: address' })
      .optional(),
    /** The tag manager for visitors who allow it (SC-02); without it no tag manager is ever loaded. */
    TAG_MANAGER_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC1234')
      .optional(),
    TAG_MANAGER_URL: webAddress.default('https://www.googletagmanager.com').transform(withoutTrailingSlash),
    /** Further addresses that the tags may load from and send to; the content security policy blocks all others. */
    TAG_ORIGINS: origins.default([]),
    /** The official notice on the legal guarantee: a picture on this machine (guarantee-notice.ts). */
    GUARANTEE_NOTICE: z.string().min(1).optional(),
    /** The first name of the assistant in the chat (CH-01). */
    ASSISTANT_NAME: z.string().trim().min(1).max(30).default('Saar'),
    /** What agents of shoppers may use (Universal Commerce Protocol): everything, only the catalogue, or nothing. */
    AGENTS: z.enum(agentScopes).default('all'),
    /** Memory for pages that are the same for everyone; with 0 every page is made anew for every visitor. */
    PAGE_CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(64),
  })
  .refine((values) => !isHttps(values.PUBLIC_URL) || values.TRUSTED_PROXY_HOPS > 0, {
    path: ['TRUSTED_PROXY_HOPS'],
    message: 'a shop on https stands behind a proxy: without its number all visitors are counted as one',
  })
  .refine((values) => !isHttps(values.PUBLIC_URL) || values.NODE_ENV === 'production', {
    path: ['NODE_ENV'],
    message: 'a shop on https runs as production: other ways show what is inside',
  })
  .refine((values) => !isHttps(values.PUBLIC_URL) || values.SERVICE_PASSWORD.length >= 16, {
    path: ['SERVICE_PASSWORD'],
    message: 'a shop on https needs 16 characters or more',
  })
  .transform((values) => ({
    isDevelopment: values.NODE_ENV === 'development',
    port: values.PORT,
    apiUrl: values.API_URL,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    serviceEmail: values.SERVICE_EMAIL,
    servicePassword: values.SERVICE_PASSWORD,
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    hasOpenDocs: values.API_DOCS === undefined ? !isHttps(values.PUBLIC_URL) : values.API_DOCS === 'open',
    securityContact: values.SECURITY_CONTACT,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    guaranteeNotice: values.GUARANTEE_NOTICE,
    assistantName: values.ASSISTANT_NAME,
    agents: values.AGENTS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    tagManager: values.TAG_MANAGER_ID
      ? {
          id: values.TAG_MANAGER_ID,
          url: values.TAG_MANAGER_URL,
          origins: [new URL(values.TAG_MANAGER_URL).origin, ...values.TAG_ORIGINS],
        }
      : null,
  }))

export type ShopConfig = Readonly<z.output<typeof configSchema>>

/** Reads the settings. Throws one error that names every problem at once. */
export function readConfig(environment: Record<string, string | undefined>): ShopConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = configSchema.safeParse(given)
  if (parsed.success) return Object.freeze(parsed.data)
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`The shop cannot start with these settings:\n${problems.join('\n')}`)
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
