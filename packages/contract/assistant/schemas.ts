import {
  longestHistoryMessage,
  longestMessage,
  longestSubject,
  mostHistory,
  mostSavedMessages,
} from '@sluimer/domain/assistant/limits'
import { parseOrderNumber } from '@sluimer/domain/order/order-number'
import { z } from 'zod'
import { productTileSchema } from '../catalog/tile.ts'
import { pathSchema } from '../platform/primitives.ts'

const tooLong = `Je bericht is te lang: gebruik hoogstens ${longestMessage} tekens.`
const orderNumberMessage = 'Vul je bestelnummer in: alleen cijfers, hoogstens 7'

const roles = ['user', 'assistant'] as const

/** A message of the shopper or of the assistant. */
const chatMessageSchema = z.strictObject({
  role: z.enum(roles),
  content: z.string().min(1).max(longestHistoryMessage),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** What the assistant says: plain text, in which a line break starts a new paragraph. */
const assistantMessageSchema = z.object({ role: z.literal('assistant'), content: z.string() })

/** A page of this shop to which an answer leads. */
const chatLinkSchema = z.object({ title: z.string(), path: pathSchema }).meta({ id: 'ChatLink' })
export type ChatLink = z.infer<typeof chatLinkSchema>

/** A shopper's message to the assistant (CH-01). The server keeps nothing of the talk. */
export const assistantQuestionSchema = z
  .strictObject({
    message: z
      .string('Schrijf je bericht')
      .trim()
      .min(1, { error: 'Schrijf je bericht', abort: true })
      .max(longestMessage, tooLong),
    history: z
      .array(chatMessageSchema)
      .max(mostHistory)
      .default([])
      .describe('The latest messages before it'),
    subject: z
      .string()
      .max(longestSubject)
      .nullable()
      .default(null)
      .describe('The subject of the last answer, unchanged: what "en in het groen?" is about'),
  })
  .meta({ id: 'AssistantQuestion' })
export type AssistantQuestion = z.output<typeof assistantQuestionSchema>

const answerButtonSchema = z
  .object({ text: z.string(), value: z.string().describe('The next message of a shopper who taps it') })
  .meta({ id: 'ChatAnswer' })
export type ChatAnswer = z.infer<typeof answerButtonSchema>

const handOverSchema = z
  .object({
    phone: z.string().describe('As it is shown'),
    hours: z.string().describe('When the telephone is answered'),
    contact_path: pathSchema.describe('The contact form; the panel fills in the question'),
  })
  .meta({ id: 'ChatHandOver' })
export type ChatHandOver = z.infer<typeof handOverSchema>

/** An answer of the assistant. Every price, date, name and link in it is a value of the shop. */
export const assistantReplySchema = z
  .object({
    message: assistantMessageSchema,
    products: z.array(productTileSchema),
    links: z.array(chatLinkSchema),
    answers: z.array(answerButtonSchema).describe('Buttons under the message'),
    ask: z.literal('order').nullable().describe('order: show the form for the status of an order (CH-05)'),
    hand_over: handOverSchema.nullable().describe('Set when a person can help better'),
    ends: z.boolean().describe('The talk ends because of bad language (CH-06)'),
    subject: z.string().max(longestSubject).nullable().describe('To send with the next question'),
  })
  .meta({ id: 'AssistantReply' })
export type AssistantReply = z.infer<typeof assistantReplySchema>

/** What proves that an order belongs to the shopper who asks for its status (CH-05). */
export const orderQuestionSchema = z
  .strictObject({
    orderNumber: z
      .string(orderNumberMessage)
      .trim()
      .max(20, { error: orderNumberMessage, abort: true })
      .refine((text) => parseOrderNumber(text) !== undefined, orderNumberMessage)
      .describe('Digits, 7 at most; the prefix KJD may be left out (VA-15)'),
    firstName: z.string('Vul je voornaam in').trim().min(1, 'Vul je voornaam in').max(255),
    zipCode: z.string('Vul je postcode in').trim().min(1, 'Vul je postcode in').max(20),
    houseNumber: z.string('Vul je huisnummer in').trim().min(1, 'Vul je huisnummer in').max(31),
  })
  .meta({ id: 'OrderQuestion' })
export type OrderQuestion = z.output<typeof orderQuestionSchema>

/** The same words whether an order is unknown or a field is wrong, so that nobody learns which orders exist. */
export const orderAnswerSchema = z
  .object({ message: assistantMessageSchema, links: z.array(chatLinkSchema) })
  .meta({ id: 'OrderAnswer' })
export type OrderAnswer = z.infer<typeof orderAnswerSchema>

/** A finished talk with the shopper's rating (CH-04), without what was filled in for the status of an order. */
export const savedChatSchema = z
  .strictObject({
    messages: z
      .array(chatMessageSchema.extend({ role: z.enum([...roles, 'question']) }))
      .min(1)
      .max(mostSavedMessages),
    rating: z.int().min(1).max(5),
  })
  .meta({ id: 'SavedChat' })
export type SavedChat = z.output<typeof savedChatSchema>

export const savedChatReceiptSchema = z.object({ saved: z.literal(true) }).meta({ id: 'SavedChatReceipt' })
