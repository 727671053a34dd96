import { expect, test } from 'vitest'
import { toBrowserName } from './browser-name.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webkit} Version/19.1 Mobile/15E148 Safari/604.1`,
    'Safari op iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome op iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 16; K) ${blink} Mobile Safari/537.36`, 'Chrome op Android'],
  [
    `Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    'Samsung Internet op Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/142.0.0.0`, 'Edge op Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.1 Safari/605.1.15`, 'Safari op Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox op Linux'],
  ['', 'Onbekend apparaat'],
  ['<script>alert(1)</script>', 'Onbekend apparaat'],
  ['Something else on Windows', 'Browser op Windows'],
])('%s', (userAgent, name) => {
  expect(toBrowserName(userAgent)).toBe(name)
})
