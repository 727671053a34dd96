import { eq } from 'drizzle-orm'
import { declarePersonal, internal } from '../../../platform/personal-data/declare-table.ts'
import { customerBed } from './tables.ts'

export const ownBedData = [
  declarePersonal(customerBed, {
    title: 'Mijn bedden',
    why: 'Om ze voor je te bewaren, tot je ze verwijdert.',
    fate: 'deleted',
    whose: ({ customerId }) => eq(customerBed.customerId, customerId),
    columns: {
      customerId: internal,
      configurationId: 'Kenmerk van het bed, in zijn link',
      name: 'Naam',
      keptAt: 'Bewaard op',
    },
  }),
]
