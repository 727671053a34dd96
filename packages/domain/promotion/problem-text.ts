import { formatEuro } from '../money/euro.ts'
import { toAmsterdamDate } from '../time/amsterdam.ts'
import { formatDutchDate } from '../time/dutch-date.ts'
import type { TermsProblem } from './code-terms.ts'
import type { Unfit } from './discounts.ts'

/** Why a code or voucher gives nothing, or is refused; `in_use`: another order holds the voucher while it is paid. */
export type CodeProblem =
  | TermsProblem
  | Unfit
  | { reason: 'in_use' }
  /** The code would replace another code of the cart, which gives more. */
  | { reason: 'gives_less'; standing: string }
export type CodeKind = 'discount' | 'voucher'

const names: Readonly<Record<CodeKind, string>> = { discount: 'kortingscode', voucher: 'voucher' }

/** Returns the problem as the shopper reads it beside the field. */
export function formatCodeProblem(problem: CodeProblem, kind: CodeKind = 'discount'): string {
  const name = names[kind]
  switch (problem.reason) {
    case 'unknown':
      return 'Deze code kennen we niet. Kijk of je alles hebt overgenomen.'
    case 'not_yet':
      return `Deze ${name} geldt pas vanaf ${formatDutchDate(toAmsterdamDate(problem.from))}.`
    case 'expired':
      return `Deze ${name} is verlopen.`
    case 'used_up':
      return kind === 'voucher'
        ? 'Deze voucher is al gebruikt.'
        : 'Deze kortingscode is niet meer beschikbaar.'
    case 'used_by_customer':
      return `Je hebt deze ${name} al gebruikt.`
    case 'in_use':
      return 'Deze voucher hoort bij een bestelling die nog betaald wordt.'
    case 'below_minimum':
      return `Deze ${name} geldt vanaf een hoger bedrag: je hebt nog ${formatEuro(problem.missingCents)} aan artikelen nodig.`
    case 'nothing_left':
      return `Er gaat al zoveel korting van je bestelling af dat deze ${name} niets meer toevoegt.`
    case 'left_out':
      return problem.why === 'reduced'
        ? `Deze ${name} geldt niet voor artikelen die al zijn afgeprijsd.`
        : `Deze ${name} geldt niet voor artikelen die in de afgelopen 30 dagen goedkoper waren.`
    case 'delivery_is_free':
      return `Je betaalt al niets voor de bezorging: deze ${name} voegt niets toe.`
    case 'gives_less':
      return `Met ${problem.standing} heb je meer voordeel. Haal die code weg als je deze toch wilt gebruiken.`
    case 'nothing_fits':
      return `Deze ${name} geldt niet voor wat er in je winkelwagen ligt.`
  }
}
