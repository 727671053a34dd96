/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Text } from '@react-email/text'
import { mailStyles as styles } from '../../../../platform/mail/mail-styles.ts'

/** Shows when goods come in large letters, and below it where they go. */
export function MailPromise({ promise, place }: { promise: string; place: string }) {
  return (
    <Text className="panel" style={styles.promise}>
      {promise}
      <br />
      <span style={styles.promisedPlace}>{place}</span>
    </Text>
  )
}
