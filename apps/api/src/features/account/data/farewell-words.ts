import type { OwnData } from '@sluimer/contract/account/data-schemas'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import type { AccountWords } from '../../customer/mail/account-mails.ts'

/** Returns the words of the last mail to somebody whose account is deleted: the receipt. */
export function toFarewellWords({
  receipt,
  at,
  kept,
}: {
  receipt: string
  at: Date
  kept: OwnData['kept_orders']
}): AccountWords {
  const title = 'Je account is verwijderd'
  const sentence = `Je account en wat erbij hoorde zijn op ${formatDutchMoment(at)} verwijderd. Dat kan niemand terugdraaien.`
  const law =
    kept.length === 0
      ? []
      : [
          'De wet verplicht ons om bestellingen en facturen te bewaren. Ze horen nu bij geen account meer, en daarna maken we ze anoniem:',
          ...kept.map(
            ({ order_number, kept_until }) =>
              `${order_number}: bewaard tot en met ${formatDutchDate(kept_until)}`,
          ),
        ]
  return {
    subject: title,
    title,
    preview: sentence,
    paragraphs: [sentence, `Je ontvangstbewijs heeft nummer ${receipt}.`, ...law],
    after: ['Dit is onze laatste mail over je account. De kopie ervan wissen wij na een dag.'],
  }
}
