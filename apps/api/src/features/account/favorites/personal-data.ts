import { eq } from 'drizzle-orm'
import { declarePersonal, internal } from '../../../platform/personal-data/declare-table.ts'
import { customerFavorite } from './tables.ts'

export const favoriteData = [
  declarePersonal(customerFavorite, {
    title: 'Favorieten',
    why: 'Om ze op elk apparaat waarop je inlogt te laten zien, tot je ze weghaalt.',
    fate: 'deleted',
    whose: ({ customerId }) => eq(customerFavorite.customerId, customerId),
    columns: {
      customerId: internal,
      productId: 'Artikelnummer in de winkel',
      position: internal,
      addedAt: 'Bewaard op',
    },
  }),
]
