"""The one definition of everything that crosses the wire.

`requests` are the bodies of HTTP requests. `answers` are those of answers, with `teaching`, `reviews`, `notices` and
`profiles` for these subjects. `messages` go over the websocket, in both directions. From them come the OpenAPI
document, the JSON Schema of the websocket and the types of the page: `make wire` writes all three.

Requests and commands are models that check what somebody sends. What the server sends are typed dictionaries, which
cost nothing at run time.
"""
