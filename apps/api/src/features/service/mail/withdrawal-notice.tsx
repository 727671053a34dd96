/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Text } from '@react-email/text'
import type { WithdrawalVerdict } from '@sluimer/domain/service/judge-withdrawal'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../../content/company.ts'
import { ShopMail } from '../../content/mail/shop-mail.tsx'
import type { JudgedWithdrawal } from './judged-withdrawal.ts'
import { Facts, Quote } from './mail-parts.tsx'
import { formatNames, listStatementFacts } from './statement-facts.ts'

const verdictTexts: Readonly<Record<WithdrawalVerdict, string>> = {
  fits: 'Past bij de bestelling, en de bedenktijd loopt nog.',
  no_order: 'Er is geen bestelling met dit nummer. Zoek op naam en e-mailadres, of vraag het na.',
  other_email: 'De bestelling staat op een ander e-mailadres. Vraag na of dit de koper is.',
  ended: 'De bestelling is al geannuleerd of terugbetaald.',
  too_late: 'De bedenktijd is volgens onze gegevens voorbij. Beslis en laat het de koper weten.',
  made_to_measure: 'Alles wat de koper noemt is op maat gemaakt. Leg uit dat de bedenktijd niet geldt.',
}

/** Shows staff a statement, with what is known about the order. */
export function WithdrawalNotice({ company, judged }: { company: Company; judged: JudgedWithdrawal }) {
  const { row, verdict, withdrawn, excluded, lastDay } = judged
  return (
    <ShopMail company={company} title={`Herroeping van ${row.orderNumber}`} preview={verdictTexts[verdict]}>
      <Text style={styles.text}>
        <strong>{verdictTexts[verdict]}</strong>
      </Text>
      <Facts facts={listStatementFacts(row)} />
      {row.items !== '' && <Quote text={row.items} />}
      <Facts
        facts={[
          ['Valt onder de bedenktijd', formatNames(withdrawn)],
          ['Op maat gemaakt', formatNames(excluded)],
          ['Laatste dag', lastDay ? formatDutchDate(lastDay) : ''],
        ]}
      />
      <Text style={styles.small}>
        Betaal binnen 14 dagen na ontvangst van deze verklaring terug. Je mag wachten tot de artikelen terug
        zijn of de koper laat zien dat ze zijn verstuurd.
      </Text>
    </ShopMail>
  )
}
