import {
  declareImpersonal,
  declarePersonal,
  internal,
  secret,
} from '../../../platform/personal-data/declare-table.ts'
import { bedMail, configuration, configurator, configuratorVersion } from './tables.ts'

/** A saved bed has an id that follows from its choices, and no owner: two who compose the same bed have one row. */
export const configuratorData = [
  declareImpersonal(configurator, 'slug productId'),
  declareImpersonal(configuratorVersion, 'id slug definition savedAt'),
  declareImpersonal(configuration, 'id versionId choices priceCents savedAt'),
  declarePersonal(bedMail, {
    title: 'Tellingen van gemailde bedden',
    why: 'Om niemand te veel te mailen. Een dag bewaard, onder een code waaruit niemand een adres kan lezen.',
    fate: 'expires',
    columns: { addressHash: secret, configurationId: internal, mailedAt: internal },
  }),
]
