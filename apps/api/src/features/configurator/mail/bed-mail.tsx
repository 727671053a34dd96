/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Hr } from '@react-email/hr'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { BedOfNow, Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { formatEuro } from '@sluimer/domain/money/euro'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../../content/company.ts'
import { MailButton } from '../../content/mail/mail-button.tsx'
import { MailPicture } from '../../content/mail/mail-picture.tsx'
import { MailRow } from '../../content/mail/mail-row.tsx'
import { ShopMail } from '../../content/mail/shop-mail.tsx'

export interface BedMailProps {
  bed: Configuration
  company: Company
  publicUrl: string
  now: Date
}

/** Shows a saved bed: its picture, its parts, what it costs now and when it comes, and the link that opens it. */
export function BedMail({ bed, company, publicUrl, now }: BedMailProps) {
  const url = `${publicUrl}${bed.link}`
  return (
    <ShopMail
      company={company}
      title={`Je bewaarde ${bed.name}`}
      preview="Met deze link open je je bed weer, op elk apparaat."
      smallPrint="Je krijgt deze mail omdat iemand dit adres invulde om een bed te bewaren. We gebruiken je adres alleen voor deze ene mail. Was jij het niet? Dan hoef je niets te doen."
    >
      <Link href={url} data-skip-in-text="true">
        <MailPicture image={bed.image} size="wide" publicUrl={publicUrl} />
      </Link>
      <Section style={{ marginTop: '16px' }}>
        {bed.saved.description.map(({ title, value }) => (
          <MailRow
            key={title}
            {...{ label: title, value }}
            labelStyle={{ ...styles.cell, ...styles.soft }}
            valueStyle={styles.value}
          />
        ))}
      </Section>
      <Hr style={styles.rule} />
      {bed.now === null ? <Gone bed={bed} /> : <Price bed={bed.now} now={now} />}
      <MailButton href={url}>Open je bed</MailButton>
      <Text style={{ ...styles.small, marginTop: '16px' }}>
        Werkt de knop niet? Kopieer dan deze link:{' '}
        <Link href={url} style={{ ...styles.link, wordBreak: 'break-all' }}>
          {url}
        </Link>
      </Text>
    </ShopMail>
  )
}

/** The price with the moment that it is of, and until when it holds: only a deal says so beforehand. */
function Price({ bed: { price, deal, delivery }, now }: { bed: BedOfNow; now: Date }) {
  return (
    <>
      <MailRow
        label={`Prijs op ${formatDutchDate(toAmsterdamDate(now))}`}
        value={formatEuro(price.price)}
        labelStyle={styles.total}
        valueStyle={styles.totalAmount}
      />
      {price.price_old !== null && (
        <Text style={styles.small}>Laagste prijs in de 30 dagen ervoor: {formatEuro(price.price_old)}</Text>
      )}
      <Text style={styles.text}>
        Inclusief btw.{' '}
        {deal === null
          ? 'We houden de prijs niet vast: de prijs op het moment dat je bestelt, telt. Achter de link zie je steeds wat je bed dan kost.'
          : `Deze actieprijs geldt tot ${formatDutchMoment(new Date(deal.ends_at))}${deal.pieces_left === null ? '' : ', zolang er stuks voor deze prijs zijn'}. Daarna telt de prijs op het moment dat je bestelt.`}
      </Text>
      <Text style={styles.text}>
        {delivery}. Dat is als je vandaag bestelt. Je bed wordt speciaal voor jou gemaakt: er geldt geen
        bedenktijd, en je kunt het niet ruilen of terugsturen.
      </Text>
    </>
  )
}

function Gone({ bed: { nearest, saved } }: { bed: Configuration }) {
  return (
    <Text style={styles.text}>
      {nearest === null
        ? 'Deze set verkopen we niet meer.'
        : 'Dit bed maken we niet meer precies zo. Achter de link zie je wat er het dichtst bij komt.'}{' '}
      Toen je het bewaarde, kostte het {formatEuro(saved.price)}.
    </Text>
  )
}
