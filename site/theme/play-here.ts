import { withBase } from 'vitepress'
import { type DefineComponent, defineComponent, h, ref } from 'vue'

/** A game on its page: a button, and once it is clicked the table. Nothing is loaded before. */
export const PlayHere: DefineComponent<{ game: string }> = defineComponent({
  props: { game: { type: String, required: true } },
  setup: ({ game }) => {
    const isOpen = ref(false)
    const address = withBase(`/arcade/index.html#/play/${game}`)
    const open = (): void => {
      isOpen.value = true
    }
    const button = () =>
      h('button', { type: 'button', onClick: open }, 'Play it here, against bots')
    const table = () => [
      h('iframe', { src: address, title: `A table of ${game}` }),
      h('a', { href: address, target: '_blank' }, 'Open the table in a tab of its own'),
    ]
    return () => h('div', { class: 'play-here' }, isOpen.value ? table() : [button()])
  },
})
