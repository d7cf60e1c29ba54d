import VPSidebar from 'vitepress/dist/client/theme-default/components/VPSidebar.vue'
import { type DefineComponent, defineComponent, h, onMounted, ref } from 'vue'

/** The theme's sidebar, drawn in the browser: in each file it would be half of a page. */
const LaterSidebar: DefineComponent = defineComponent({
  setup: () => {
    const isMounted = ref(false)
    onMounted(() => {
      isMounted.value = true
    })
    return () => (isMounted.value ? h(VPSidebar) : undefined)
  },
})

export default LaterSidebar
