import { mount } from 'svelte'
import App from './App.svelte'
import './look/base.css'

mount(App, { target: document.getElementById('app')! })

// So that the page can be installed, and opens without a line. Browsers have this only on https and localhost.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => {})
