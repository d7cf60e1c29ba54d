/** Reasoning before the answer. */
export const THOUGHTS =
  /<(think|thinking|thought|reasoning|analysis|scratchpad)>[\s\S]*?(?:<\/\1>|$)/giu

export const MOVE_KEY =
  /^(?:(?:my|final|chosen|selected|best)[ _-]?)?(?:move|action|answer|choice|play|bid|vote|order|decision|reply|response)s?$/iu

export const TAGGED =
  /<(final|(?:final_|my_)?(?:move|answer|action|choice|orders?))>([^<]{0,5000})<\/\1>|\\boxed\{([^{}]{1,200})\}/giu

const NOUN =
  '(?:move|answer|action|choice|play|decision|reply|response|bid|vote|orders?|selection|submission)'
const CHOSEN = '(?:chosen|selected|best|recommended|intended|official)'

/** The announcement of a move at the beginning of a sentence, such as "My move is". */
export const LABEL = new RegExp(
  `^(?:(?:so|ok(?:ay)?|thus|therefore|hence|and|now|here(?: is|'s|:)|[\\s,])+(?=\\w))?(?:(?:(final) (?:\\w+ )?|(?:the |my |our )?(?:(final) )?${CHOSEN} |(?:the |my |our )(final) )${NOUN}(?: for (?:this|the) \\w+)?(?: is| will be|(?= *[:=]))|(?:my|our) ${NOUN}(?: for (?:this|the) \\w+)?(?: is| will be|(?= *[:=]))|the (?:move|answer) is|${NOUN}(?= *[:=])|(final)(?= *:)|(?:going|sticking) with\\b) *(?:[:=] *)?`,
  'iu',
)

/** The first person, with the words between it and the verb. */
export const FIRST_PERSON =
  /(?<![\p{L}\p{N}'])(?:i|we|let's|let me|let us)(?:'ll|'d|'m|'ve)?\s+((?:(?:will|shall|would|now|therefore|thus|hence|then|hereby|simply|just|definitely|rather|am going to|are going to|going to|(?:have )?(?:choose|chose|chosen|decided?|opt(?:ed)?|elect|want|wish|intend|like) to)\s+)*)/giu

/** A verb before a move that the notation does not know. */
export const VERB =
  /^(?:play|place|choose|pick|select|go(?:ing)? (?:with|for)|opt for|submit|send(?: in)?|make|use|bid|lead|commit to|settle (?:on|for)|stick with|put down|lay(?: down)?|answer|write|say|name|order|offer|(?:start|begin|open|respond|reply) with|vote(?: for)?|throw|drop|put)\b[\s:,]*(?:(?:the|my) )?/iu

export const TIMELESS = /^(?:bid|put)\b/iu

/** Words earlier in the sentence that put a decision in another time or case. */
export const ELSEWHERE =
  /\b(?:if|unless|when|whenever|whether|suppose|supposing|assuming|otherwise|else|either|maybe|perhaps|had|were|next|later|once|until|tomorrow|last (?:\w+ )?(?:round|time|turn|game|trick)|earlier|previous(?:ly)?|initially|originally|at first|yesterday|before|after(?! (?:all\b|care|some|much|consider|think|weigh|look|review|analy)))\b/iu

/** Words that may come before a decision in its clause. */
export const PRELUDE =
  /^(?:[\s*"'(]|\b(?:and|but|so|thus|therefore|hence|now|ok|okay|well|yes|yeah|alright|right|hi|hello|hey|all|everyone|finally|overall|instead|thanks|sure|here|this (?:turn|round|time)|for this (?:turn|round|trick)|for now|i (?:think|believe|guess|feel)(?: that)?|in the end|in conclusion|as a result)\b)*$/iu

/** Words before a colon after which nothing is decided. */
export const NEGATIVE =
  /\b(?:not|never|no|avoid|reject\w*|ruled? out|bad|worse|worst|wrong|illegal|legal|options?|alternatives?|alternatively|candidates?|choices|possib\w*|consider\w*|could|might|may|would|can|if|previous\w*|last|earlier|played|example|format|such as|like|either|available|hand|cards|moves|opponents?|instead|history|so far|said|wrote|says)\b|n't\b/iu

/** Words above a code block that make it no decision. */
export const REJECTS =
  /\b(?:avoid\w*|never|not|examples?|instance|bad|worse|worst|wrong|reject\w*|instead|if|otherwise|alternatively|else|said|wrote|played)\b|n't\b/iu

/** Words that add to a list of orders. */
export const ADDS =
  /^\W*(?:also|and|plus|additionally|furthermore)\b|\balso\b|\S\s*(?:->|→|=>)\s*\S|\s-\s|^\W*[\p{L}\p{N} ]{1,20}:/iu

/** Words that take back the part before them. */
export const TAKES_BACK =
  /\b(?:wait|hold on|scratch (?:that|it)|never ?mind|second thoughts?|chang(?:e|ed|ing) my mind|correction|take (?:that|it) back|kidding|oops|whoops|sorry|instead|ignore (?:that|this|it|the above)|disregard|strike that|undo|make (?:that|it)|switch(?:ing)? to|change (?:that|it)|edit|actually|rather|cancel\w*|forget|jok(?:e|ing)|mean|meant|mistake|wrong|typo|retract|withdraw (?:that|it))\b|^\W*(?:(?:no|nope)\b *(?:[,.!-]|$)|(?:not|or|otherwise|unless|but|however|hmm+|else|if not)\b)/iu

/** Words that may be another decision, if a move is named with them. */
export const DECIDES =
  /^(?!.*\bwould(?:n't| not)? have\b).*\b(?:pick|choose|play|bid|go|use|take|make|place|send|vote|should|better|best|prefer|so|therefore|thus|hence|then|now|want|let|let's|try|not)\b/isu

/** Words after a move that only explain or contrast it. */
export const EXPLAINS =
  /(?:\s*[,;:(]\s*|\s+-+\s+|\s+)(?:because|since|as|so(?! far)|in order to|instead of|rather than|over|not(?= +[^\s\W])|which|hoping|given|due to|for now|here|now|please|thanks|thank you|this (?:turn|round|time)|for this (?:turn|round))\b|\s*[,;:(]\s*(?=(?:this|that|it|the|they|my|we|he|she|leaving|keeping|hoping|saving|winning|for|to|with|a|an|is|best|safe|good|great|final)\b)|\s+-+\s+(?=(?:this|that|it|the|they|my|we|he|she|leaving|keeping|hoping|saving|winning|best|safe|good|great|final)\b)|\s+\(/giu

/** Words that cannot belong to a move, even to one of many words. */
export const CONTRASTS = /^\s*\(|^\W*(?:because|instead of|rather than|not)\b/iu

export const DOUBTS =
  /^[\s,;:(-]*(?:or|if|unless|maybe|perhaps|then|and|but|when|else|also|plus|not sure)\b|\b(?:or (?:maybe|else|perhaps)|otherwise|unless)\b/iu

/** A remark that could also belong to a move of many words. */
export const REMARK =
  /^[\s"']*(?:i hope|hope|let me|good luck|thanks|thank you|cheers|enjoy|note\b|this (?:limerick|definition|should|is (?:my|a))|(?:that|it) should|here(?:'s| is)|my (?:reasoning|move|limerick|definition)|reason(?:ing)?\b|because|explanation)/iu

/** Words that weigh what stands before them. */
export const WEIGHS = /[,;] (?:yet|but)\b/iu

/** A remark after a move of one line. */
export const REMARK_BEHIND = /^(?:i|i'm|i'll|i've|this|that|it|they|my|we|let's)\b/iu

/** The name of a choice, such as "2." at the beginning of a line, "(b)" or "option B". */
export const CHOICE =
  /(?:^[^\S\n]*|\()([a-z]|\d{1,2})[.):](?=\s)|\b(?:option|choice|plan|candidate|number|no\.|#)\s*([a-z]|\d{1,2})\b/gimu

/** The same in the middle of a line that begins with the first choice. */
export const CHOICE_IN_LINE = /^[^\w\n]*(?:1|a)[.):]\s.*?\s\(?([b-e]|[2-5])[.):]\s/gimu

/** The marks and words between the parts of a sentence. */
export const JOINTS =
  /[,;:()"?]|\s-+\s|\b(?:but|or|and|not|either|between|instead of|rather than|otherwise|then|so|no|yes|with|is)\b/iu
