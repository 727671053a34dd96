import { eq, sql } from 'drizzle-orm'
import { isOneOf } from '../../../platform/personal-data/conditions.ts'
import {
  declarePersonal,
  internal,
  type Person,
  secret,
} from '../../../platform/personal-data/declare-table.ts'
import { hashEmail } from './review-codes.ts'
import { review, reviewInvitation, reviewOptOut, reviewPicture, reviewVote } from './tables.ts'

const hashOf = ({ config, emailKey }: Person) => hashEmail(config, emailKey)

export const reviewData = [
  declarePersonal(review, {
    title: 'Reviews',
    why: 'Om andere klanten te laten lezen wat je vindt. Als je je account verwijdert, blijft de review staan zonder je naam.',
    fate: () => ({
      name: 'Anoniem',
      emailHash: sql`'deleted:' || ${review.id}`,
      writerNetwork: null,
      tellAt: null,
    }),
    shownWith: review.productId,
    whose: (person) => eq(review.emailHash, hashOf(person)),
    columns: {
      id: internal,
      productId: internal,
      orderLineId: internal,
      emailHash: secret,
      name: 'Naam',
      title: 'Titel',
      content: 'Review',
      score: 'Sterren',
      state: 'Stand',
      heldFor: 'Gecontroleerd omdat',
      writtenAt: 'Geschreven op',
      decidedAt: 'Beoordeeld op',
      answer: 'Antwoord van de winkel',
      answeredAt: 'Antwoord gegeven op',
      tellAt: 'Adres voor bericht van een antwoord',
      isExample: internal,
      opinions: 'Waarover het gaat',
      opinionRules: internal,
      helpfulCount: 'Zo vaak nuttig gevonden',
      writerNetwork: secret,
    },
  }),
  declarePersonal(reviewPicture, {
    title: "Foto's bij reviews",
    why: "Om andere klanten te laten zien wat je schreef. Als je je account verwijdert, gaan je foto's weg. Zonder review gaan ze na een paar uur weg.",
    fate: 'deleted',
    whose: (person) =>
      sql`${reviewPicture.reviewId} in (select ${review.id} from ${review} where ${review.emailHash} = ${hashOf(person)})`,
    columns: {
      id: internal,
      reviewId: internal,
      place: internal,
      small: internal,
      large: 'Foto',
      width: internal,
      height: internal,
      placeholder: internal,
      sentAt: 'Gestuurd op',
    },
  }),
  declarePersonal(reviewVote, {
    title: 'Stemmen op reviews',
    why: 'Om te zien hoeveel mensen een review nuttig vonden, en elke stem één keer te tellen. We bewaren ze 90 dagen; wie stemde, kunnen we niet zien.',
    fate: 'expires',
    columns: { reviewId: internal, voterHash: secret, networkHash: secret, votedAt: 'Gestemd op' },
  }),
  declarePersonal(reviewInvitation, {
    title: 'Vragen om een review',
    why: 'Om je er één keer per bestelling om te vragen.',
    fate: 'kept_with_order',
    whose: ({ orderIds }) => isOneOf(reviewInvitation.orderId, orderIds),
    columns: { orderId: internal, invitedAt: 'Gevraagd op' },
  }),
  declarePersonal(reviewOptOut, {
    title: 'Niet meer vragen om een review',
    why: 'Om je nooit meer om een review te vragen, nadat je dat vroeg.',
    fate: 'deleted',
    whose: (person) => eq(reviewOptOut.emailHash, hashOf(person)),
    columns: { emailHash: secret, leftAt: 'Gevraagd op' },
  }),
]
