import type { SubjectQuestions } from './subject-questions.ts'

export const usualAdviceQuestions = {
  firmness: {
    usual: '',
    others: [
      [/\bh ?[1-5]\b/u, 'Hoe zit het met H2, H3 en H4?'],
      [/baby|zuigeling|pasgeboren|wiegje/u, 'Mag een baby onder een dekbed?'],
      [
        /(?:verschil|betekent|bedoel|snap).*(?:zacht|medium|stevig)|(?:zacht|medium|stevig).*(?:verschil|betekent|snap)/u,
        'Wat is het verschil tussen zacht, medium en stevig?',
      ],
      [
        /(?:één|een|1) matras (?:of|nemen of).*(?:twee|2)|(?:1|één) matras.*(?:twee|2)|schelen|zwaarder dan ik|lichter dan ik|twee matrassen|veel zwaarder|veel lichter/u,
        'Wij schelen veel in gewicht. Eén matras of twee?',
      ],
      [
        /(?:matras|hard|zacht|stevig|medium).*(?:zij|rug|buik)|(?:zij|rug|buik)(?:slaper)?.*(?:matras|hard|zacht|stevig|medium)/u,
        'Welk matras past bij mijn slaaphouding?',
      ],
      [/topper/u, 'Welke topper kies je?'],
      [/altijd beter|beter voor (?:je|de|mijn) rug/u, 'Wat is het verschil tussen zacht, medium en stevig?'],
      [/warmst/u, 'Welk dekbed is het warmst?'],
      [/hardheid|stevigheid|hoe (?:hard|stevig|zacht)/u, 'Welke hardheid past bij mij?'],
    ],
  },
  made_to_measure: {
    usual: '',
    others: [
      [/terug|retour|bedenktijd|ruil|herroep/u, 'Kan ik een boxspring terugsturen die ik zelf samenstelde?'],
      [
        /links.*rechts|twee (?:verschillende|soorten)|elk(?:e kant)? een|aparte? (?:matras|hardheid)|verschillende (?:matras|hardhe)/u,
        'Kan ik links een ander matras kiezen dan rechts?',
      ],
      [
        /hoe ?lang duurt|wanneer|levertijd|hoe snel|hoelang/u,
        'Wanneer komt een boxspring die ik zelf samenstel?',
      ],
      [
        /(?:\d{2,3}|hoe|welke|andere|afwijkende).*(?:breed|lang|maat|maten|cm)|nis\b/u,
        'In welke maten kan ik een boxspring samenstellen?',
      ],
      [
        /\bkost|prijs|hoe duur|duurder|goedkoper|vanaf welk bedrag/u,
        'Wat kost een boxspring die ik zelf samenstel?',
      ],
      [
        /welke (?:\S+ )?(?:kleur|stof|bekleding)|hoeveel (?:kleur|stof)/u,
        'Welke stoffen en kleuren kan ik kiezen voor mijn boxspring?',
      ],
    ],
  },
} as const satisfies Record<string, SubjectQuestions>
