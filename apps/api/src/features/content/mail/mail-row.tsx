/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import type { CSSProperties, ReactNode } from 'react'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'

export interface MailRowProps {
  label: ReactNode
  value: ReactNode
  labelStyle?: CSSProperties
  valueStyle?: CSSProperties
}

/** Shows a value beside its label. Without HTML both are on one line: "Breedte: 180 cm". */
export function MailRow(props: MailRowProps) {
  const { label, value, labelStyle = styles.cell, valueStyle = styles.amount } = props
  return (
    <Row data-row>
      <Column data-label style={labelStyle}>
        {label}
      </Column>
      <Column style={valueStyle}>{value}</Column>
    </Row>
  )
}
