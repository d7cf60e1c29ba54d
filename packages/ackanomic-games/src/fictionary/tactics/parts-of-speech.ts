/** A part of speech; a definition of the wrong one gives itself away (5e). */
export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb'

const ENDINGS: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/ly$/u, 'adverb'],
  [/(?:[ai]ble|ical|[ct]ic|ous|less|ful|ose|oid|ish|ent|ant|ine|al|ar)$/u, 'adjective'],
  [/(?:ate|i[sz]e|[ie]fy|esce)$/u, 'verb'],
]

export function soundsLike(word: string): PartOfSpeech {
  return ENDINGS.find(([ending]) => ending.test(word.toLowerCase()))?.[1] ?? 'noun'
}

const OPENINGS: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/^(?:\([^)]*\) )?(?:an?|the|any|one|someone|somebody|something|genus|[a-z]+s) /u, 'noun'],
  [
    /^(?:of|relating|pertaining|having|being|not|resembling|characterized|like|full|capable|marked|lacking|without|made|used|able|tending|covered) /u,
    'adjective',
  ],
  [/^(?:in an? .*(?:manner|way)|with |to an? .*(?:degree|extent))/u, 'adverb'],
  [
    /^(?:to|make|cause|become|give|put|take|bring|move|remove|treat|form|cut|be|get|go|turn|change|render) /u,
    'verb',
  ],
]

export function defines(definition: string): PartOfSpeech | undefined {
  const text = definition.trim().toLowerCase()
  return OPENINGS.find(([opening]) => opening.test(text))?.[1]
}
