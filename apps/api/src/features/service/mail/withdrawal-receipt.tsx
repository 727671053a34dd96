/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Heading } from '@react-email/heading'
import { Text } from '@react-email/text'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { Company } from '../../content/company.ts'
import { MailButton } from '../../content/mail/mail-button.tsx'
import { ShopMail } from '../../content/mail/shop-mail.tsx'
import { isBuyer, type JudgedWithdrawal } from './judged-withdrawal.ts'
import { Facts, Quote } from './mail-parts.tsx'
import { formatNames, listStatementFacts } from './statement-facts.ts'

/**
 * Is the receipt on a durable medium: what was stated, on which date and at what time (Directive 2011/83/EU art.
 * 11a(4)). Only the buyer sees what the order contains; to anyone else this mail is the same whether the order exists
 * or not.
 */
export function WithdrawalReceipt(props: {
  company: Company
  judged: JudgedWithdrawal
  /** The page about returning goods. */
  returnsUrl: string
}) {
  const { company, judged, returnsUrl } = props
  const { row } = judged
  return (
    <ShopMail
      company={company}
      title="We hebben je herroeping ontvangen"
      preview={`Kenmerk ${row.reference}, ontvangen op ${formatDutchMoment(row.receivedAt)}`}
    >
      <Text style={styles.text}>
        Op {formatDutchMoment(row.receivedAt)} (Nederlandse tijd) kregen we je verklaring dat je van je koop
        afziet. Bewaar deze mail als bewijs.
      </Text>
      <Facts facts={listStatementFacts(row)} />
      {row.items !== '' && <Quote text={row.items} />}
      {isBuyer(judged) ? <AboutOrder judged={judged} /> : <AboutNoOrder />}
      <Heading as="h2" style={styles.subheading}>
        Zo gaat het verder
      </Heading>
      <Text style={styles.text}>
        Heb je de artikelen al? Stuur ze binnen 14 dagen na vandaag terug. Je krijgt het aankoopbedrag en de
        gewone bezorgkosten binnen 14 dagen terug, op dezelfde manier als je hebt betaald. We mogen daarmee
        wachten tot we de artikelen terug hebben of tot je laat zien dat je ze hebt verstuurd.
      </Text>
      <MailButton href={returnsUrl}>Zo stuur je ze terug</MailButton>
      <Text style={{ ...styles.small, marginTop: '16px' }}>
        Heb je niets bij ons herroepen? Beantwoord dan deze mail, dan kijken we ernaar.
      </Text>
    </ShopMail>
  )
}

function AboutOrder({ judged: { verdict, withdrawn, excluded, lastDay } }: { judged: JudgedWithdrawal }) {
  return (
    <>
      {withdrawn.length > 0 && (
        <Text style={styles.text}>
          <strong>Hiervan kun je afzien:</strong> {formatNames(withdrawn)}.
        </Text>
      )}
      {excluded.length > 0 && (
        <Text style={styles.text}>
          <strong>Op maat gemaakt:</strong> {formatNames(excluded)}. Omdat dit speciaal naar jouw maten wordt
          gemaakt, geldt de bedenktijd hiervoor niet.
        </Text>
      )}
      {verdict === 'ended' && (
        <Text style={styles.text}>Deze bestelling was al geannuleerd of terugbetaald.</Text>
      )}
      {verdict === 'too_late' && lastDay && (
        <Text style={styles.text}>
          Volgens onze gegevens liep je bedenktijd tot en met {formatDutchDate(lastDay)}. Een medewerker
          bekijkt je herroeping en laat je weten wat we kunnen doen.
        </Text>
      )}
    </>
  )
}

function AboutNoOrder() {
  return (
    <Text style={styles.text}>
      Een medewerker zoekt je bestelling erbij. Lukt dat niet met deze gegevens, dan nemen we contact met je
      op. Je herroeping telt vanaf het moment hierboven.
    </Text>
  )
}
