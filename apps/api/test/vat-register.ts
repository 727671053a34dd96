import { createEmptyFooter } from '../src/features/content/block/empty-content.ts'
import { saveContentBlock } from '../src/features/content/block/save-content-block.ts'
import type { Db } from '../src/platform/db/database.ts'
import { failures, json, type LoopbackServer, startLoopbackServer } from './loopback-server.ts'

export const registerMoods = ['valid', 'invalid', 'unavailable', 'slow', 'rubbish'] as const
export type RegisterMood = (typeof registerMoods)[number]

export interface VatRegisterStandIn extends LoopbackServer {
  /** How it answers about a number (without its country); valid unless set here. */
  moods: Map<string, RegisterMood>
}

/** Stands in for VIES: it gives each consultation an identifier when the asker names itself, as the real one does. */
export async function startVatRegister(): Promise<VatRegisterStandIn> {
  const server = await startLoopbackServer()
  const moods = new Map<string, RegisterMood>()
  let consultations = 0
  server.answer((response, body) => {
    const { vatNumber, requesterNumber } = JSON.parse(body)
    const requestIdentifier = requesterNumber ? `PROEF${String(++consultations).padStart(11, '0')}` : ''
    switch (moods.get(vatNumber) ?? 'valid') {
      case 'valid':
        return json({ valid: true, requestIdentifier, name: '---', address: '---' })(response)
      case 'invalid':
        return json({ valid: false, requestIdentifier, name: '---', address: '---' })(response)
      case 'unavailable':
        return json({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })(response)
      case 'slow':
        return
      case 'rubbish':
        return failures['a web page']?.(response)
    }
  })
  return { ...server, moods }
}

/** Gives the shop the VAT number in whose name it consults the register. */
export async function giveShopItsVatNumber(db: Db, now: Date): Promise<void> {
  const footer = createEmptyFooter('http://localhost:3000')
  const company = { ...footer.company, name: 'Sluimer', vat_number: 'NL000099998B57' }
  await saveContentBlock(db, 'footer', { ...footer, company }, now)
}

/** Returns a Belgian number with the right check digits for a base of eight digits. */
export function belgianVatNumber(base: number): string {
  return `0${String(base).padStart(7, '0')}${String(97 - (base % 97)).padStart(2, '0')}`
}
