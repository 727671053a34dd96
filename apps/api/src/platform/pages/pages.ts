import formbody from '@fastify/formbody'
import type { FastifyReply } from 'fastify'
import type { Server } from '../http/server.ts'
import type { Html } from './html.ts'

/** Allows a page its own styles and forms; no scripts, nothing from elsewhere, and no frame of another site. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')

/**
 * Registers routes that people's browsers or other companies' servers call with forms: bodies of the type
 * `application/x-www-form-urlencoded` are read here. Validate them with zod, since they arrive as plain strings.
 */
export function registerPages(app: Server, register: (pages: Server) => void | Promise<void>): void {
  app.register(async (pages) => {
    await pages.register(formbody)
    pages.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    await register(pages)
  })
}

/** Answers a whole HTML page. */
export function sendPage(reply: FastifyReply, page: Html, statusCode = 200) {
  return reply
    .status(statusCode)
    .header('content-security-policy', pagePolicy)
    .type('text/html; charset=utf-8')
    .send(page.source)
}
