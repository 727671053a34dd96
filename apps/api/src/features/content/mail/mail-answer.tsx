/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import { TextLines } from './text-lines.tsx'

/** Shows what the shop answered apart from what the reader wrote, so that it is found at a glance. */
export function MailAnswer({ text }: { text: string }) {
  return (
    <Section className="panel" style={styles.answer}>
      <Text style={styles.answerTitle}>Ons antwoord</Text>
      <TextLines text={text} />
    </Section>
  )
}
