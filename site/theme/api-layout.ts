import { useData } from 'vitepress'
import VPBackdrop from 'vitepress/dist/client/theme-default/components/VPBackdrop.vue'
import VPContent from 'vitepress/dist/client/theme-default/components/VPContent.vue'
import VPLocalNav from 'vitepress/dist/client/theme-default/components/VPLocalNav.vue'
import VPNav from 'vitepress/dist/client/theme-default/components/VPNav.vue'
import VPSidebar from 'vitepress/dist/client/theme-default/components/VPSidebar.vue'
import VPSkipLink from 'vitepress/dist/client/theme-default/components/VPSkipLink.vue'
import base, { useSidebar } from 'vitepress/theme-without-fonts'
import { type DefineComponent, defineComponent, h, onMounted, ref } from 'vue'

/**
 * A page of the API docs. There are a thousand, so their menus are drawn in the browser and not
 * written into each file; the page itself begins with links to the pages above it.
 */
const ApiLayout: DefineComponent = defineComponent({
  setup: () => {
    const { isOpen, open, close } = useSidebar()
    const isMounted = ref(false)
    onMounted(() => {
      isMounted.value = true
    })
    const menus = () => [
      h(VPBackdrop, { class: 'backdrop', show: isOpen.value, onClick: close }),
      h(VPNav),
      h(VPLocalNav, { open: isOpen.value, onOpenMenu: open }),
      h(VPSidebar, { open: isOpen.value }),
    ]
    return () =>
      h('div', { class: 'Layout api-layout' }, [
        h(VPSkipLink),
        isMounted.value ? menus() : [h('div', { class: 'menus-later' })],
        h(VPContent),
      ])
  },
})

/** The layout of the theme, but for pages of the API docs. */
export const Layout: DefineComponent = defineComponent({
  setup: () => {
    const { page } = useData()
    return () => h(page.value.relativePath.startsWith('api/') ? ApiLayout : base.Layout)
  },
})
