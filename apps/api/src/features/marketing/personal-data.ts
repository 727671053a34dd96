import { eq, exists, sql } from 'drizzle-orm'
import { declarePersonal, internal, type Person, secret } from '../../platform/personal-data/declare-table.ts'
import { signText } from '../../platform/signed-code.ts'
import { cartReminder, consentProof, newsletterSignup, newsletterSubscriber } from './tables.ts'

/** Whether a subscriber's id is that of somebody's mailbox. */
const isSubscriber = (
  id: typeof newsletterSignup.subscriberId | typeof cartReminder.subscriberId,
  { emailKey }: Person,
) =>
  exists(
    sql`(select from ${newsletterSubscriber} where ${newsletterSubscriber.id} = ${id} and ${newsletterSubscriber.emailKey} = ${emailKey})`,
  )

/**
 * Whoever claims that they never asked for a mail gives their address: its hash then finds the proof, which nobody can
 * read an address from.
 */
const hashOf = ({ config, emailKey }: Person) =>
  signText(config, 'forgotten-subscriber', emailKey).toString('base64url')

/** Whatever refers to a row stands behind it: a deletion goes backwards. */
export const marketingData = [
  declarePersonal(newsletterSubscriber, {
    title: 'Nieuwsbrief',
    why: 'Om je de nieuwsbrief te sturen, tot je je afmeldt. Daarna bewaren we vijf jaar het bewijs van je aanmelding.',
    fate: (person, now) => ({
      ...{ email: hashOf(person), emailKey: sql`${hashOf(person)} || ':' || ${newsletterSubscriber.id}` },
      ...{ state: 'unsubscribed', stateAt: now },
    }),
    whose: ({ emailKey }) => eq(newsletterSubscriber.emailKey, emailKey),
    columns: {
      id: internal,
      emailKey: internal,
      email: 'E-mailadres',
      state: 'Stand',
      stateAt: 'Sinds',
    },
  }),
  declarePersonal(newsletterSignup, {
    title: 'Aanmeldingen voor de nieuwsbrief',
    why: 'Bewijs dat je om de nieuwsbrief vroeg. Na je afmelding bewaren we het vijf jaar (art. 3:310 BW).',
    fate: (person) => ({ email: hashOf(person) }),
    whose: (person) => isSubscriber(newsletterSignup.subscriberId, person),
    columns: {
      id: internal,
      subscriberId: internal,
      codeHash: secret,
      email: 'E-mailadres',
      source: 'Waar',
      consentText: 'Waarmee je instemde',
      ipHash: secret,
      createdAt: 'Aangemeld op',
      expiresAt: 'Te bevestigen tot',
      confirmedAt: 'Bevestigd op',
      confirmIpHash: secret,
      hasEarned: 'Leverde tegoed op',
    },
  }),
  declarePersonal(cartReminder, {
    title: 'Herinneringen aan je winkelwagen',
    why: 'Om je er één keer aan te herinneren.',
    fate: 'deleted',
    whose: (person) => isSubscriber(cartReminder.subscriberId, person),
    columns: { cartId: internal, subscriberId: internal, remindedAt: 'Herinnerd op' },
  }),
  declarePersonal(consentProof, {
    title: 'Keuzes voor cookies',
    why: 'Bewijs van je keuze, vijf jaar bewaard onder een nummer dat alleen in je browser staat (art. 7 AVG).',
    fate: 'expires',
    columns: {
      id: internal,
      visitorId: secret,
      version: 'Versie van de vraag',
      statistics: 'Statistieken',
      marketing: 'Marketing',
      chosenAt: 'Gekozen op',
      receivedAt: 'Ontvangen op',
    },
  }),
]
