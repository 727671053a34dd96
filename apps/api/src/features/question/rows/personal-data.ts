import { eq } from 'drizzle-orm'
import { declarePersonal, internal, secret } from '../../../platform/personal-data/declare-table.ts'
import { hashAsker } from './question-codes.ts'
import { productQuestion } from './tables.ts'

export const questionData = [
  declarePersonal(productQuestion, {
    title: 'Vragen over artikelen',
    why: 'Om je vraag te beantwoorden en anderen het antwoord te laten lezen. Je e-mailadres wissen we zodra je antwoord hebt.',
    fate: 'deleted',
    shownWith: productQuestion.productId,
    whose: ({ config, emailKey }) => eq(productQuestion.emailHash, hashAsker(config, emailKey)),
    columns: {
      id: internal,
      productId: internal,
      asker: 'Naam',
      email: 'E-mailadres',
      emailHash: secret,
      question: 'Vraag',
      heldFor: 'Gecontroleerd omdat',
      state: 'Stand',
      askedAt: 'Gevraagd op',
      answer: 'Antwoord van de winkel',
      answeredAt: 'Beantwoord op',
      isExample: internal,
    },
  }),
]
