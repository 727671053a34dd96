import { defineEndpoint } from '../endpoint.ts'
import {
  assistantQuestionSchema,
  assistantReplySchema,
  orderAnswerSchema,
  orderQuestionSchema,
  savedChatReceiptSchema,
  savedChatSchema,
} from './schemas.ts'

const tag = 'assistant'
const access = 'service'

export const askAssistantEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/assistant',
  tag,
  access,
  summary: "The assistant's answer to a message; nothing of the talk is kept",
  body: assistantQuestionSchema,
  response: assistantReplySchema,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
})

export const askOrderStatusEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/assistant/order',
  tag,
  access,
  summary: 'How an order stands, for a shopper who knows its number, first name, postcode and house number',
  body: orderQuestionSchema,
  response: orderAnswerSchema,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
})

export const saveChatEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/chat/save',
  tag,
  access,
  summary: 'Keep a finished talk with its rating for 30 days, without data of orders and persons',
  body: savedChatSchema,
  response: savedChatReceiptSchema,
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
})
