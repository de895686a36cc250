"""The edge: the application, its pages, endpoints and sockets, and what protects them."""
