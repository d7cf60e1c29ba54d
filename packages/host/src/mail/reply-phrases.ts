/** The words of many languages beside the writer of a quotation. */
const WROTE =
  'wrote|writes|schrieb|schreibt|geschrieben|écrit|escribió|escribio|scritto|schreef|geschreven|escreveu|skrev|skriver|kirjoitti|napisał|napisał\\(a\\)|napisała|pisze|napsal|napsal\\(a\\)|napsala|píše|napísal|napísal\\(a\\)|написал|написал\\(а\\)|написала|пишет|писал|написав|написала|пише|написа|yazdı|írta|έγραψε|scris|escriure|escrit|napisao|napisao\\/la|piše|viết|menulis|kirjutas|rašė|rakstīja'
const WROTE_UNSPACED =
  '写道|寫道|書きました|書いた|のメール|のメッセージ|작성|썼습니다|썼다|כתב|כתבה|כתב\\/ה|كتب|เขียน'

export const WRITING = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WROTE})(?![\\p{L}\\p{M}])|${WROTE_UNSPACED}`,
  'iu',
)

/** The words that begin the date of a quotation, where they can have a line of their own. */
export const DATE_OPENING =
  /^(?:on|at|am|le|el|il giorno|il|in data|em|no dia|op|den|på|pe|w dniu|dnia|dne|dňa|în|στις|在|于)(?![\p{L}\p{M}])/iu

type HeaderKind = 'from' | 'date' | 'to' | 'subject'

/** The headers above a quotation. */
const HEADERS: Readonly<Record<HeaderKind, string>> = {
  from: 'from|von|de|da|van|från|fra|lähettäjä|od|nadawca|odesílatel|odosielateľ|от|от кого|отправитель|від|від кого|відправник|kimden|gönderen|发件人|寄件人|寄件者|發件人|差出人|送信元|送信者|보낸 사람|보낸사람|보낸이|feladó|expeditor|expeditorul|de la|από|mittente|remitente|expéditeur|absender|afzender|remetente|šalje|pošiljatelj|מאת|من|จาก|từ|dari|saatja|siuntėjas|no',
  date: "date|sent|datum|gesendet|gesendet am|envoyé|envoyé le|date d'envoi|fecha|enviado|enviado el|enviada|enviada em|enviado em|data|inviato|inviata|verzonden|verzonden op|skickat|skickades|sendt|dato|lähetetty|päivämäärä|päiväys|data wysłania|wysłano|wysłane|odesláno|datum odeslání|odoslané|дата|отправлено|дата отправки|надіслано|відправлено|tarih|gönderildi|gönderme tarihi|发送时间|发送日期|日期|寄件日期|傳送時間|已傳送|發送時間|日付|日時|送信日時|送信日|送信済み|보낸 날짜|보낸 시간|보낸날짜|날짜|elküldve|dátum|küldés ideje|trimis|dată|ημερομηνία|στάλθηκε|poslano|נשלח|תאריך|تاريخ|วันที่|ngày|tanggal|dikirim|saadetud|kuupäev",
  to: 'to|an|à|pour|para|a|per|aan|till|til|vastaanottaja|saaja|do|adresat|komu|pre|кому|получатель|одержувач|kime|alıcı|收件人|收件者|宛先|送信先|받는 사람|받는사람|수신|címzett|către|destinatar|destinatarul|προς|destinatario|destinataire|empfänger|prima|za|primatelj|אל|إلى|ถึง|đến|kepada|saaja|kam',
  subject:
    'subject|betreff|objet|sujet|asunto|oggetto|onderwerp|assunto|ämne|emne|aihe|temat|předmět|predmet|тема|konu|主题|主旨|主題|件名|题目|제목|tárgy|subiect|subiectul|θέμα|naslov|assumpte|נושא|الموضوع|موضوع|เรื่อง|chủ đề|tiêu đề|subjek|perihal|teema',
}

/** A header of a quotation, bold or not. */
const HEADER_LINE = /^[\s*_]*([\p{L}\p{M}][\p{L}\p{M} '’-]{0,24}?)[\s*_]*[:：]/u

const KINDS = new Map(
  Object.entries(HEADERS).flatMap(([kind, words]) => words.split('|').map((word) => [word, kind])),
)

/** The kind of a quotation's header; `'other'` for an unknown word. */
export function headerKind(line: string): string | undefined {
  const word = HEADER_LINE.exec(line)?.[1]?.toLowerCase().replaceAll('’', "'")
  return word === undefined ? undefined : (KINDS.get(word) ?? 'other')
}

/** The line that some programs write above a quotation and its headers. */
export const ORIGINAL_MESSAGE =
  /^(?:original (?:message|e-?mail)|reply message|(?:ursprüngliche|original) ?(?:nachricht|mail)|originalnachricht|message d['’]origine|message original|mensaje original|messaggio originale|(?:oorspronkelijk|origineel) bericht|mensagem original|ursprungligt meddelande|originalmeddelande|oprindelig (?:meddelelse|besked|mail)|opprinnelig (?:melding|e-post)|alkuperäinen viesti|(?:wiadomość oryginalna|oryginalna wiadomość)|původní (?:zpráva|e-mail)|pôvodná správa|исходное (?:сообщение|письмо)|оригинальное сообщение|оригінальне повідомлення|(?:orijinal|özgün) (?:mesaj|ileti)|原始邮件|原始郵件|原邮件|元のメッセージ|オリジナルメッセージ|원본 메시지|원본 메일|eredeti üzenet|mesaj original|αρχικό μήνυμα|originalna poruka)$/iu

/** The beginning of the line that a mail program adds, or its end in other languages. */
const SENT_FROM =
  /^[(<]*(?:(?:this (?:e-?mail|message) was |securely )?sent (?:from|via|with|using|by|on)|from my|get|gesendet|versendet|verschickt|envoyé|expédié|enviad[oa]|enviat|inviat[oa]|verzonden|verstuurd|skickat|skickad|skickades|sendt|send fra|lähetetty|wysłan[oey]|odeslán[oa]|odoslan[éoá]|отправлено|послано|надіслано|відправлено|изпратено|trimis|elküldve|στάλθηκε|εστάλη|poslano|poslato|dikirim|đã gửi|gửi từ|发自|發自|寄自|來自|来自|أرسلت|أُرسلت|تم الإرسال|נשלח|ส่งจาก)(?![a-z])/iu
const FROM_SENT =
  /(?:gesendet|verschickt|verzonden|verstuurd|gönderildi|küldve|发送|發送|发出|傳送|送信|送信されました|보냄|보냈습니다|보냈어요|भेजा गया)[.!。]?$/iu

const DEVICE =
  /iphon|ipad|ipod|apple|\bios\b|outlook|hotmail|windows|android|yahoo|\baol\b|gmail|proton|\btuta|\bgmx\b|web\.de|samsung|三星|galaxy|huawei|华为|華為|honor|xiaomi|redmi|小米|\boppo\b|\bvivo\b|oneplus|nokia|motorola|xperia|pixel|blackberry|k-9|thunderbird|bluemail|\bspark\b|fastmail|mail\.ru|яндекс|yandex|почт|\b(?:my (?:\S+ ){0,2}|sent from (?:an? )?)(?:phone|smartphone|mobile|cell|tablet|device)|смартфон|телефон|mobiltelefon|móvil|handy|téléphone|telefon|teléfono|puhelim|mobilgerät|삼성|갤럭시|seznam|手机|手機|スマートフォン|スマホ|携帯|휴대폰|휴대전화|스마트폰|네이버|naver/iu

/** A line without the addresses of its links. */
const withoutLinks = (line: string): string =>
  line
    .replace(/<(?:https?|mailto):[^>]*>|\(https?:[^)]*\)|https?:\S*/giu, ' ')
    .replace(/[[\]*_]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Whether a mail program added a line, such as "Sent from my iPhone". */
export function isAdvertisement(line: string): boolean {
  if (line.startsWith('/')) return false
  if (/<https?:\/\/(?:aka\.ms|go\.microsoft\.com)\//iu.test(line)) return true
  const text = withoutLinks(line)
  if (/outlook/iu.test(text) && /android|\bios\b|\bmac\b/iu.test(text)) return true
  return (SENT_FROM.test(text) || FROM_SENT.test(text)) && DEVICE.test(text)
}

/** Whether an unknown program may have added a line. */
export const mayBeAdvertisement = (line: string): boolean =>
  line.length < 80 && SENT_FROM.test(withoutLinks(line))

/** Whether a line was wrapped off such a line above it. */
export const isRestOfAdvertisement = (line: string): boolean =>
  withoutLinks(line) === '' || /^(?:windows|android|ios)(?: \d+)?[.!]?$/iu.test(withoutLinks(line))
