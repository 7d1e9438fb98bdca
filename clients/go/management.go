package cuspal

// Management does what /v1/manage does, for a client with a management key. What is sent twice makes one thing; what
// answers with a secret is tried again only where the server turned it away, because the secret is told once.
type Management struct{ client *Client }

// Management is for organisations, projects, accounts and keys.
func (c *Client) Management() *Management { return &Management{c} }
