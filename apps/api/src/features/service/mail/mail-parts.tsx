/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Text } from '@react-email/text'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import { BrokenLines } from '../../content/mail/text-lines.tsx'

/** Lists facts one below another, each with its name; empty ones are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Text style={styles.text}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <span key={name}>
            <strong>{name}:</strong> {value}
            <br />
          </span>
        ))}
    </Text>
  )
}

/** Shows somebody's own words as plain text with their line breaks. */
export function Quote({ text }: { text: string }) {
  return (
    <Text style={{ ...styles.text, borderLeft: '3px solid #EADFCE', paddingLeft: '16px' }}>
      <BrokenLines text={text} />
    </Text>
  )
}
