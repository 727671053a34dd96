import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type ObjectSchema = z.ZodObject

/**
 * One call of the API: the only source of its route, its validation, its OpenAPI description and its typed client.
 * `path` uses `{name}` for parameters. `access` says whether anyone may call it, only the storefront with its service
 * token, or only those who have a key of the shop.
 */
export interface Endpoint<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly access: 'public' | 'service' | 'key'
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  /** Media type of an answer that is a file; the body is the file's bytes, and `response` is not used. */
  readonly file?: string
  readonly status?: 200 | 201
  readonly errors: readonly ErrorCode[]
}

/** Keeps the exact schema types of an endpoint, so that routes and client can infer from it. */
export function defineEndpoint<
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Response extends z.ZodType = z.ZodType,
>(endpoint: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return endpoint
}

/** Optional properties always read as `| undefined`; without this every body would be optional. */
type Present<Schema> = Exclude<Schema, undefined>
type Output<Schema> = [Present<Schema>] extends [never] ? undefined : z.output<Present<Schema> & z.ZodType>
type Input<Schema> = [Present<Schema>] extends [never] ? undefined : z.input<Present<Schema> & z.ZodType>
type Given<Key extends string, Schema> = [Present<Schema>] extends [never]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Input<Schema> }

/** The input of a call: `{ params, query, body }`, each present only when the endpoint has it; a query of which nothing is needed may be left out. */
export type EndpointInput<E extends Endpoint> = Given<'params', E['params']> &
  (Record<never, never> extends Input<E['query']>
    ? Partial<Given<'query', E['query']>>
    : Given<'query', E['query']>) &
  Given<'body', E['body']>
export type EndpointParams<E extends Endpoint> = Output<E['params']>
export type EndpointQuery<E extends Endpoint> = Output<E['query']>
export type EndpointBody<E extends Endpoint> = Output<E['body']>
export type EndpointBodyInput<E extends Endpoint> = Input<E['body']>
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>
