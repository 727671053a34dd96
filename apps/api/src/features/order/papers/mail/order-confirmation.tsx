/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { Order } from '@sluimer/contract/order/schemas'
import { formatCostRow } from '@sluimer/domain/cart/costs'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { WithdrawalScope } from '@sluimer/domain/returns/withdrawal-scope'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { Fragment } from 'react'
import { mailStyles as styles } from '../../../../platform/mail/mail-styles.ts'
import type { Company } from '../../../content/company.ts'
import { MailButton } from '../../../content/mail/mail-button.tsx'
import { MailPicture } from '../../../content/mail/mail-picture.tsx'
import { MailRow } from '../../../content/mail/mail-row.tsx'
import { ShopMail } from '../../../content/mail/shop-mail.tsx'
import { WholeText } from '../../../content/mail/whole-text.tsx'
import type { PageVersion } from '../../../content/page/page-version.ts'
import { formatPlaceInLine } from './format-place.ts'
import { MailPromise } from './mail-promise.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import type { OrderMailLinks } from './order-mail-links.ts'
import { toMailImage } from './to-mail-image.ts'
import { Withdrawal } from './withdrawal.tsx'

export interface OrderConfirmationProps {
  order: Order
  orderUrl: string
  publicUrl: string
  links: OrderMailLinks
  company: Company
  /** What of the order can be withdrawn from. */
  scope: WithdrawalScope
  /** What it costs to send these goods back, in sentences. */
  returnCosts: string
  /** The terms as they were when the order was placed; undefined in a shop without that page. */
  terms: PageVersion | undefined
}

/** Shows what the shopper keeps of an order: goods, prices, delivery, voucher and the right of withdrawal (CO-10). */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { order, orderUrl, publicUrl, links, company, scope, returnCosts, terms } = props
  const isPaid = order.payment_status === 'paid' && order.totals.grand_total > 0
  return (
    <ShopMail
      company={company}
      title="Bedankt voor je bestelling"
      preview={`Bestelling ${order.order_number}: ${order.shipping_method.delivery}`}
    >
      <MailPromise promise={order.shipping_method.delivery} place={formatPlaceInLine(order)} />
      <Text style={styles.text}>
        {isPaid ? 'We hebben je betaling ontvangen en gaan' : 'We gaan'} voor je aan de slag. Je bestelnummer
        is <strong>{order.order_number}</strong>, besteld op{' '}
        {formatDutchDate(toAmsterdamDate(new Date(order.placed_at)))}.
      </Text>
      <MailButton href={orderUrl}>Bekijk je bestelling</MailButton>
      <Goods order={order} publicUrl={publicUrl} />
      <OrderDelivery order={order} agendaUrl={links.agenda} />
      {order.voucher && <Voucher voucher={order.voucher} />}
      <Withdrawal {...{ company, scope, links, returnCosts }} orderNumber={order.order_number} />
      {terms && <WholeText page={terms} />}
    </ShopMail>
  )
}

function Goods({ order, publicUrl }: { order: Order; publicUrl: string }) {
  const { totals } = order
  return (
    <Section>
      <Hr style={styles.rule} />
      {order.lines.map((line) => (
        <Fragment key={line.id}>
          <Row>
            <Column style={styles.pictureCell}>
              <MailPicture image={toMailImage(line)} size="small" publicUrl={publicUrl} />
            </Column>
            <Column style={styles.cell}>
              {line.quantity} × {line.name}
              {line.configuration === null && line.title !== '' && (
                <span style={styles.soft}>, {line.title}</span>
              )}
            </Column>
            <Column style={styles.amount}>{formatEuro(line.row_total)}</Column>
          </Row>
          {line.configuration && <Parts parts={line.configuration.parts} />}
        </Fragment>
      ))}
      <Hr style={styles.rule} />
      <Amount label="Artikelen" cents={totals.sub_total} />
      {totals.discounts.map(({ title, code, amount }) => (
        <Amount key={code ?? title} label={code === null ? title : `${title} (${code})`} cents={-amount} />
      ))}
      {totals.costs.map(({ kind, title, cents }) => (
        <Amount key={kind} label={formatCostRow({ kind, title })} cents={cents} isFreeAtZero />
      ))}
      <MailRow
        label={totalLabel(order)}
        value={formatEuro(totals.grand_total)}
        labelStyle={styles.total}
        valueStyle={styles.totalAmount}
      />
      <Amount label={totals.reverse_charge ? 'Btw verlegd (0%)' : 'Waarvan btw'} cents={totals.vat} />
    </Section>
  )
}

/** Shows each part of a composed bed on a line of its own, as wide as the mail: beside the picture a phone has room for a word or two. */
function Parts({ parts }: { parts: readonly { title: string; value: string }[] }) {
  return (
    <Row>
      <Column style={styles.cell}>
        {parts.map(({ title, value }) => (
          <span key={title} style={styles.soft}>
            {`${title}: ${value}`}
            <br />
          </span>
        ))}
      </Column>
    </Row>
  )
}

function totalLabel({ totals, payment_status, payment_method }: Order): string {
  if (totals.grand_total === 0) return 'Totaal, je hoeft niets te betalen'
  return `Totaal, ${payment_status === 'paid' ? 'betaald met' : 'te betalen via'} ${payment_method.title}`
}

function Amount({ label, cents, isFreeAtZero }: { label: string; cents: number; isFreeAtZero?: boolean }) {
  return <MailRow label={label} value={isFreeAtZero && cents === 0 ? 'Gratis' : formatEuro(cents)} />
}

function Voucher({ voucher }: { voucher: NonNullable<Order['voucher']> }) {
  return (
    <Section className="panel" style={styles.voucher}>
      <Heading as="h2" style={styles.subheading}>
        {formatEuro(voucher.amount)} cadeau voor je volgende bestelling
      </Heading>
      <Text style={styles.code}>{voucher.code}</Text>
      <Text style={styles.text}>
        Vul deze code bij je volgende bestelling in je winkelwagen in. Geldig vanaf{' '}
        {formatEuro(voucher.minimum)} aan artikelen, tot en met {formatDutchDate(voucher.valid_until)}.
      </Text>
    </Section>
  )
}
