"""The licence notices of fonts and libraries ship with the page."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from .serving import PageServer
from .visiting import visiting

BUNDLED = ("@fontsource-variable/fraunces", "@fontsource/atkinson-hyperlegible")
TEXTS = ("SIL OPEN FONT LICENSE", "Permission is hereby granted, free of charge")


def test_help_leads_to_the_licences(server: PageServer, browser: Browser) -> None:
    with visiting(browser) as visit:
        visit.page.goto(f"{server.url}/help")
        link = visit.page.get_by_role("link", name=visit.voice.text("licenses"))
        expect(link).to_be_visible()
        with visit.page.expect_popup() as opened:
            link.click()
        told = opened.value.locator("body").inner_text()
        for each in (*BUNDLED, "svelte 5", *TEXTS):
            assert each.casefold() in told.casefold(), each
