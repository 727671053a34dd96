import { eq } from 'drizzle-orm'
import { declarePersonal, internal, secret } from '../../../platform/personal-data/declare-table.ts'
import { customer, customerAddress, customerSession, guessCount, mailboxProof } from './tables.ts'

export const customerData = [
  declarePersonal(customer, {
    title: 'Je account',
    why: 'Om je te herkennen en je gegevens voor je in te vullen, zolang je een account hebt.',
    fate: 'deleted',
    whose: ({ customerId }) => eq(customer.id, customerId),
    columns: {
      id: internal,
      email: 'E-mailadres',
      emailName: internal,
      details: 'Gegevens',
      passwordHash: secret,
      createdAt: 'Aangemaakt op',
      alarm: 'Melding dat een wijziging niet van jou was',
    },
  }),
  declarePersonal(customerAddress, {
    title: 'Adressen',
    why: 'Om ze voor je in te vullen bij een bestelling, tot je ze verwijdert.',
    fate: 'deleted',
    whose: ({ customerId }) => eq(customerAddress.customerId, customerId),
    columns: {
      id: internal,
      customerId: internal,
      kind: 'Soort',
      address: 'Adres',
      isDefault: 'Standaard',
      createdAt: 'Toegevoegd op',
    },
  }),
  declarePersonal(customerSession, {
    title: 'Apparaten waarop je bent ingelogd',
    why: 'Om je ingelogd te houden, tot de aangegeven dag.',
    fate: 'deleted',
    whose: ({ customerId }) => eq(customerSession.customerId, customerId),
    columns: {
      id: internal,
      tokenHash: secret,
      customerId: internal,
      device: 'Apparaat',
      method: 'Manier van inloggen',
      isRemembered: 'Ingelogd blijven',
      createdAt: 'Ingelogd op',
      usedAt: 'Laatst gebruikt op',
      provenAt: 'Laatst bewezen op',
      endsAt: 'Eindigt op',
    },
  }),
  declarePersonal(mailboxProof, {
    title: 'Codes en links in mails',
    why: 'Om te weten dat een mailadres van jou is. We bewaren ze hooguit een dag.',
    fate: 'deleted',
    whose: ({ emailName }) => eq(mailboxProof.emailName, emailName),
    columns: {
      id: internal,
      purpose: 'Waarvoor',
      email: 'E-mailadres',
      emailName: internal,
      browserHash: secret,
      customerId: internal,
      registration: secret,
      triesLeft: internal,
      createdAt: 'Gevraagd op',
      expiresAt: 'Geldig tot',
      usedAt: 'Gebruikt op',
    },
  }),
  declarePersonal(guessCount, {
    title: 'Tellingen van pogingen',
    why: 'Om raden te vertragen. Een dag bewaard, onder een code waaruit niemand een adres kan lezen.',
    fate: 'expires',
    columns: { key: secret, count: internal, lastAt: internal },
  }),
]
